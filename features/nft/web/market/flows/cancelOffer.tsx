import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketOrders } from '../../../marketOrders.ts'
import { nftReasons } from '../../../reasons.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { marketReads } from './changes.ts'

export const cancelOfferFlow = defineFlow({
  kind: 'nft.cancelOffer',
  title: texts.cancelOfferFlow,
  signs: {
    contract: 'CardMarket',
    method: 'cancelOffer(uint256 number)',
    meaning: [meanings.offer],
    args: ({ number }) => [number ?? null],
  },
  before: marketOrders.cancelOfferBefore,
  after: marketOrders.cancelOfferAfter,
  fallback: 'Update failed',
  reasons: nftReasons,
  summary: (_ticket, subject, t) => [
    { label: texts.offerNumber, value: `#${subject['number'] ?? ''}` },
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: summaryTexts.youGet, value: t(texts.allBack), tone: 'good' },
  ],
  done: texts.cancelOfferDone,
  invalidates: marketReads,
})
