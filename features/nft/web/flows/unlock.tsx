import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { nftApi } from '../../api.ts'
import { nftReasons } from '../../reasons.ts'
import { nftTexts as texts } from '../text.ts'
import { cardReads } from './changes.ts'
import { CardFact, CreditedFact } from './facts.tsx'
import { stakeTexts } from '../textStake.ts'
import { signedTexts } from '../textSigned.ts'

export const unlockFlow = defineFlow({
  kind: 'nft.unlock',
  title: stakeTexts.removeFlow,
  signs: {
    contract: 'Cards',
    method: 'unlock(uint256 tokenId)',
    meaning: [signedTexts.tokenId],
    args: ({ tokenId }) => [tokenId ?? null],
  },
  before: nftApi.closePledgeBefore,
  after: nftApi.closePledgeAfter,
  fallback: 'unlock error',
  reasons: nftReasons,
  summary: (_ticket, subject, t) => {
    const tokenId = subject['tokenId'] ?? ''
    return [
      { label: texts.cardTitle, value: <CardFact tokenId={tokenId} /> },
      { label: summaryTexts.youGet, value: t(stakeTexts.cardBack) },
      { label: stakeTexts.credited, value: <CreditedFact tokenId={tokenId} />, tone: 'good' },
    ]
  },
  done: stakeTexts.removeDone,
  invalidates: cardReads,
})
