import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { nftApi } from '../../api.ts'
import { nftReasons } from '../../reasons.ts'
import { nftTexts as texts } from '../text.ts'
import { cardReads } from './changes.ts'
import { CardFact, ReservedFact, UnlockDateFact } from './facts.tsx'
import { stakeTexts } from '../textStake.ts'
import { signedTexts } from '../textSigned.ts'

export const pledgeFlow = defineFlow({
  kind: 'nft.pledge',
  title: stakeTexts.pledgeFlow,
  signs: {
    contract: 'Cards',
    method: 'pledge(uint256 tokenId, uint256 time)',
    meaning: [signedTexts.tokenId, signedTexts.time],
    args: ({ tokenId, time }) => [tokenId ?? null, time ?? null],
  },
  before: nftApi.openPledgeBefore,
  after: nftApi.openPledgeAfter,
  fallback: 'pledge error',
  reasons: nftReasons,
  summary: (_ticket, subject, t) => {
    const tokenId = subject['tokenId'] ?? ''
    const time = subject['time'] ?? ''
    return [
      { label: texts.cardTitle, value: <CardFact tokenId={tokenId} /> },
      { label: summaryTexts.youGive, value: t(stakeTexts.nothingGiven) },
      {
        label: stakeTexts.reservedForYou,
        value: <ReservedFact tokenId={tokenId} time={time} />,
        tone: 'good',
      },
      { label: stakeTexts.unlockDate, value: <UnlockDateFact time={time} /> },
      { label: stakeTexts.leaveEarly, value: t(stakeTexts.leaveEarlyYes) },
    ]
  },
  done: stakeTexts.pledgeDone,
  invalidates: cardReads,
})
