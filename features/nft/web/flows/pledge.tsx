import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { nftActions } from '../../actions.ts'
import { nftTexts as texts } from '../text.ts'
import { cardReads } from './changes.ts'
import { CardFact, ReservedFact, UnlockDateFact } from './facts.tsx'
import { stakeTexts } from '../textStake.ts'
import { signedTexts } from '../textSigned.ts'

export const pledgeFlow = review(nftActions.openPledge, {
  title: stakeTexts.pledgeFlow,
  meaning: { tokenId: signedTexts.tokenId, time: signedTexts.time },
  fallback: 'pledge error',
  summary: (_ticket, { tokenId = '', time = '' }, t) => [
    { label: texts.cardTitle, value: <CardFact tokenId={tokenId} /> },
    { label: summaryTexts.youGive, value: t(stakeTexts.nothingGiven) },
    {
      label: stakeTexts.reservedForYou,
      value: <ReservedFact tokenId={tokenId} time={time} />,
      tone: 'good',
    },
    { label: stakeTexts.unlockDate, value: <UnlockDateFact time={time} /> },
    { label: stakeTexts.leaveEarly, value: t(stakeTexts.leaveEarlyYes) },
  ],
  done: stakeTexts.pledgeDone,
  invalidates: cardReads,
})
