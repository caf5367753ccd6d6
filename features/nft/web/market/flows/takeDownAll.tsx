import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketOrders } from '../../../marketOrders.ts'
import { nftReasons } from '../../../reasons.ts'
import { ownTexts } from '../textOwn.ts'
import { operateBefore } from './bothHalves.ts'
import { marketReads } from './changes.ts'

/** Ends every listing of the signer in one transaction. */
export const takeDownAllFlow = defineFlow({
  kind: 'nft.takeDownAll',
  title: ownTexts.takeDownAllFlow,
  signs: { contract: 'CardMarket', method: 'takeDownAll()', meaning: [], args: () => [] },
  before: operateBefore,
  after: marketOrders.operateCard,
  fallback: 'Update failed',
  reasons: nftReasons,
  summary: (_ticket, _subject, t) => [
    { label: ownTexts.whatEnds, value: t(ownTexts.everyListing) },
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
  ],
  done: ownTexts.takeDownAllDone,
  invalidates: marketReads,
})
