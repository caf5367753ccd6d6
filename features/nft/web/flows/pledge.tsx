import { defineFlow } from '#platform/web/flow/flow.ts'

import { nftApi } from '../../api.ts'
import { nftTexts as texts } from '../text.ts'
import { cardReads } from './changes.ts'
import { CardFact, ReservedFact, UnlockDateFact } from './facts.tsx'

export const pledgeFlow = defineFlow({
  kind: 'nft.pledge',
  title: texts.pledgeFlow,
  before: nftApi.openPledgeBefore,
  after: nftApi.openPledgeAfter,
  fallback: 'pledge error',
  summary: (_ticket, subject, t) => {
    const tokenId = subject['tokenId'] ?? ''
    const time = subject['time'] ?? ''
    return [
      { label: texts.cardTitle, value: <CardFact tokenId={tokenId} /> },
      { label: texts.youGive, value: t(texts.nothingGiven) },
      {
        label: texts.reservedForYou,
        value: <ReservedFact tokenId={tokenId} time={time} />,
        tone: 'good',
      },
      { label: texts.unlockDate, value: <UnlockDateFact time={time} /> },
      { label: texts.leaveEarly, value: t(texts.leaveEarlyYes) },
    ]
  },
  done: texts.pledgeDone,
  invalidates: cardReads,
})
