import { defineFlow } from '#platform/web/flow/flow.ts'

import { nftApi } from '../../api.ts'
import { nftTexts as texts } from '../text.ts'
import { cardReads } from './changes.ts'
import { CardFact, CreditedFact } from './facts.tsx'

export const unlockFlow = defineFlow({
  kind: 'nft.unlock',
  title: texts.removeFlow,
  before: nftApi.closePledgeBefore,
  after: nftApi.closePledgeAfter,
  fallback: 'unlock error',
  summary: (_ticket, subject, t) => {
    const tokenId = subject['tokenId'] ?? ''
    return [
      { label: texts.cardTitle, value: <CardFact tokenId={tokenId} /> },
      { label: texts.youGet, value: t(texts.cardBack) },
      { label: texts.credited, value: <CreditedFact tokenId={tokenId} />, tone: 'good' },
    ]
  },
  done: texts.removeDone,
  invalidates: cardReads,
})
