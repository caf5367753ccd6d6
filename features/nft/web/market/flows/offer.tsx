import { Units } from '#platform/web/flow/Units.tsx'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'
import { signedCoin, isNative } from '#platform/web/spend/coinContract.ts'

import { marketActions } from '../../../marketActions.ts'
import { exact, shownCoin } from '../coins.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { marketReads } from './changes.ts'
import { EndsFact, LevelTarget } from './facts.tsx'
import { askOfCard, cardPicture, LevelPicture, seeDeals } from '../../flows/pictures.tsx'
import { marketPath } from '../../paths.ts'
import { askTexts } from '../../textAsk.ts'

/** Offers for a card, or for any card of a level. */
export const offerFlow = review(marketActions.offer, {
  title: texts.offerFlow,
  question: ({ subject: { tokenId, level = '' } }) =>
    tokenId === undefined ? (
      <LevelTarget text={askTexts.offer} level={level} />
    ) : (
      askOfCard(askTexts.offer)({ subject: { tokenId } })
    ),
  picture: ({ subject: { tokenId, level = '' } }) =>
    tokenId === undefined ? <LevelPicture level={level} /> : cardPicture({ subject: { tokenId } }),
  goesTo: askTexts.market,
  meaning: {
    tokenId: meanings.target,
    level: meanings.target,
    coin: meanings.coin,
    amount: meanings.amount,
    expiry: meanings.expiry,
  },
  units: { amount: (value, { coin = '' }) => exact(value, coin), expiry: 'time' },
  fixed: ({ coin }, contracts) => ({ coin: signedCoin(coin, contracts), expiry: null }),
  pays: ({ coin, amount }) => (isNative(coin ?? '') ? (amount ?? null) : '0'),
  takes: ({ amount }) => amount,
  fallback: 'Purchase failed',
  summary: (ticket, { coin = '', amount = '0' }, t) => [
    {
      label: summaryTexts.youGive,
      value: <Units units={BigInt(amount)} coin={shownCoin(coin)} />,
      main: true,
    },
    { label: texts.until, value: t(texts.waits) },
    { label: texts.ends, value: <EndsFact seconds={ticket.call.args[3]} /> },
  ],
  done: texts.offerDone,
  next: () => [seeDeals, { text: nextTexts.seeMarket, to: marketPath }],
  invalidates: marketReads,
})
