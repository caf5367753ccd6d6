import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { nftApi } from '../../api.ts'
import { nftReasons } from '../../reasons.ts'
import { nftTexts as texts } from '../text.ts'
import { cardReads } from './changes.ts'
import { CardFact, GivenUpFact } from './facts.tsx'
import { stakeTexts } from '../textStake.ts'
import { signedTexts } from '../textSigned.ts'

export const exitFlow = defineFlow({
  kind: 'nft.exit',
  title: stakeTexts.exitFlow,
  signs: {
    contract: 'Cards',
    method: 'exit(uint256 tokenId)',
    meaning: [signedTexts.tokenId],
    args: ({ tokenId }) => [tokenId ?? null],
  },
  before: nftApi.exitBefore,
  after: nftApi.exitAfter,
  fallback: 'unlock error',
  reasons: nftReasons,
  summary: (_ticket, subject, t) => {
    const tokenId = subject['tokenId'] ?? ''
    return [
      { label: texts.cardTitle, value: <CardFact tokenId={tokenId} /> },
      { label: summaryTexts.youGet, value: t(stakeTexts.cardBack) },
      { label: stakeTexts.givenUp, value: <GivenUpFact tokenId={tokenId} />, tone: 'danger' },
    ]
  },
  done: stakeTexts.exitDone,
  invalidates: cardReads,
})
