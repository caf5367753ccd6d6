import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { nftActions } from '../../actions.ts'
import { nftTexts as texts } from '../text.ts'
import { cardReads } from './changes.ts'
import { CardFact, CreditedFact } from './facts.tsx'
import { stakeTexts } from '../textStake.ts'
import { signedTexts } from '../textSigned.ts'

export const unlockFlow = review(nftActions.closePledge, {
  title: stakeTexts.removeFlow,
  meaning: { tokenId: signedTexts.tokenId },
  fallback: 'unlock error',
  summary: (_ticket, { tokenId = '' }, t) => [
    { label: texts.cardTitle, value: <CardFact tokenId={tokenId} /> },
    { label: summaryTexts.youGet, value: t(stakeTexts.cardBack) },
    { label: stakeTexts.credited, value: <CreditedFact tokenId={tokenId} />, tone: 'good' },
  ],
  results: [
    {
      label: stakeTexts.credited,
      event: 'Unlocked',
      show: (events) => exactOf(sumOf(events, 'credited'), tesCoin),
    },
  ],
  done: stakeTexts.removeDone,
  invalidates: cardReads,
})
