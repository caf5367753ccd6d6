import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxActions } from '../../actions.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { DrawBoxesFact, HolderFact, PriceAndPenalty, RefundFact } from './mineFacts.tsx'

/** Pays the holder of a request that was not drawn in time; anyone may sign it. */
export const refundFlow = review(blindboxActions.refund, {
  title: texts.refundFlow,
  meaning: {
    requestId: texts.argRequest,
    holder: texts.argHolder,
    boxIds: texts.argBoxes,
    amount: texts.argAmount,
    seed: texts.argHoldersSeed,
    blockNumber: texts.argBlock,
  },
  // All but the number is as in `Requested`; the contract refuses anything else.
  fixed: ({ drawId }) => ({
    requestId: drawId ?? null,
    holder: null,
    boxIds: null,
    amount: null,
    seed: null,
    blockNumber: null,
  }),
  fallback: 'Transfer failed',
  summary: (_ticket, { drawId = '' }, t) => [
    { label: texts.boxes, value: <DrawBoxesFact drawId={drawId} /> },
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: texts.ofIt, value: <RefundFact drawId={drawId} />, tone: 'good' },
    { label: texts.goesTo, value: <HolderFact drawId={drawId} />, wide: true },
  ],
  results: [
    {
      label: texts.ofIt,
      event: 'Refunded',
      show: ([event]) => (
        <PriceAndPenalty price={event?.['amount'] ?? '0'} penalty={event?.['penalty'] ?? '0'} />
      ),
    },
  ],
  done: texts.refundDone,
  invalidates: boxReads,
})
