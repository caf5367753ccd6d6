import { exactAmount } from '#platform/std/format.ts'
import { defineFlow } from '#platform/web/flow/flow.ts'

import { nftApi } from '../../api.ts'
import { nftTexts as texts } from '../text.ts'
import { cardReads } from './changes.ts'
import { FundFact, LevelFact } from './facts.tsx'

export const buyFlow = defineFlow({
  kind: 'nft.buy',
  title: texts.buyTitle,
  before: nftApi.buyProductFirstPayBefore,
  after: nftApi.buyProductFirstPayAfter,
  fallback: 'BUY error',
  summary: (ticket, subject, t) => [
    {
      label: texts.youGive,
      value: t(texts.atMost, { price: exactAmount(BigInt(ticket.call.callValue), 6) }),
    },
    { label: texts.youGet, value: <LevelFact level={subject['level'] ?? ''} />, tone: 'good' },
    { label: texts.moneyTo, value: <FundFact level={subject['level'] ?? ''} />, wide: true },
  ],
  done: texts.buyDone,
  invalidates: cardReads,
})
