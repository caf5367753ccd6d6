import { defineTexts } from '#platform/std/text.ts'
import { type ChainTerms, term } from '#platform/web/chainTerms.ts'

import { poolTerms } from './poolTerms.ts'
import { tradeTerms } from './tradeTerms.ts'

const oracle = defineTexts({
  poke: { en: 'Store the average price', tc: '記錄平均價格' },
  Started: { en: 'Average begun', tc: '開始計算平均價格' },
  Averaged: { en: 'Average price stored', tc: '平均價格已記錄' },
})

/** Calls and events of the exchange's contracts, in both languages. */
export const exchangeTerms: ChainTerms = {
  ...poolTerms,
  ...tradeTerms,
  TwapOracle: {
    names: oracle,
    args: {
      pair: term('plain', 'Pool', '資金池'),
      price: term('plain', 'Average price, in 1/2^112', '平均價格（以 1/2^112 為單位）'),
      time: term('time', 'From', '自'),
      span: term('seconds', 'Average over', '平均區間'),
    },
  },
}
