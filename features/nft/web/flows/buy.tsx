import { salesApi } from '#features/sales/public.web.ts'
import { exactAmount } from '#platform/std/format.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { nftReasons } from '../../reasons.ts'
import { nftTexts as texts } from '../text.ts'
import { cardReads } from './changes.ts'
import { FundFact, LevelFact } from './facts.tsx'
import { signedTexts } from '../textSigned.ts'

export const buyFlow = defineFlow({
  kind: 'nft.buy',
  title: texts.buyTitle,
  signs: {
    contract: 'Cards',
    method: 'Buy(uint256 level)',
    meaning: [signedTexts.level],
    args: ({ level }) => [level ?? null],
    // The price of the moment; what is too much comes back.
    pays: 'atMostShown',
  },
  before: salesApi.buyProductFirstPayBefore,
  after: salesApi.buyProductFirstPayAfter,
  fallback: 'BUY error',
  reasons: nftReasons,
  summary: (ticket, subject, t) => [
    {
      label: summaryTexts.youGive,
      value: t(texts.atMost, {
        price: exactAmount(BigInt(ticket.call.callValue), 6),
        symbol: nativeSymbol(),
      }),
    },
    {
      label: summaryTexts.youGet,
      value: <LevelFact level={subject['level'] ?? ''} />,
      tone: 'good',
    },
    { label: texts.moneyTo, value: <FundFact level={subject['level'] ?? ''} />, wide: true },
  ],
  done: texts.buyDone,
  invalidates: [
    ...cardReads,
    salesApi.productPage,
    salesApi.productIfCanBuy,
    salesApi.buyRecordPage,
  ],
})
