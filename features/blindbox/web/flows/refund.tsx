import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxApi } from '../../api.ts'
import { blindboxReasons } from '../../reasons.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { DrawBoxesFact, HolderFact, RefundFact } from './mineFacts.tsx'

/** Pays the holder of a request that was not drawn in time; anyone may sign it. */
export const refundFlow = defineFlow({
  kind: 'blindbox.refund',
  title: texts.refundFlow,
  signs: {
    contract: 'BlindBoxes',
    method:
      'refund(uint256 requestId, address holder, uint256[] boxIds, uint256 amount, bytes32 seed, uint256 blockNumber)',
    meaning: [
      texts.argRequest,
      texts.argHolder,
      texts.argBoxes,
      texts.argAmount,
      texts.argHoldersSeed,
      texts.argBlock,
    ],
    // All but the number is as in `Requested`; the contract refuses anything else.
    args: ({ drawId }) => [drawId ?? null, null, null, null, null, null],
  },
  before: blindboxApi.refundBefore,
  after: blindboxApi.refundAfter,
  fallback: 'Transfer failed',
  reasons: blindboxReasons,
  summary: (_ticket, { drawId = '' }, t) => [
    { label: texts.boxes, value: <DrawBoxesFact drawId={drawId} /> },
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: texts.ofIt, value: <RefundFact drawId={drawId} />, tone: 'good' },
    { label: texts.goesTo, value: <HolderFact drawId={drawId} />, wide: true },
  ],
  done: texts.refundDone,
  invalidates: boxReads,
})
