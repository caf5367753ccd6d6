import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketOrders } from '../../../marketOrders.ts'
import { nftReasons } from '../../../reasons.ts'
import { CardFact } from '../../flows/facts.tsx'
import { signedTexts } from '../../textSigned.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { operateBefore } from './bothHalves.ts'
import { marketReads } from './changes.ts'

export const takeDownFlow = defineFlow({
  kind: 'nft.takeDown',
  title: texts.takeDownFlow,
  signs: {
    contract: 'CardMarket',
    method: 'takeDown(uint256 tokenId)',
    meaning: [signedTexts.tokenId],
    args: ({ tokenId }) => [tokenId ?? null],
  },
  before: operateBefore,
  after: marketOrders.operateCard,
  fallback: 'Update failed',
  reasons: nftReasons,
  summary: (_ticket, subject, t) => [
    { label: texts.card, value: <CardFact tokenId={subject['tokenId'] ?? ''} /> },
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
  ],
  done: texts.takeDownDone,
  invalidates: marketReads,
})
