import { exactOf } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { boxList } from '../boxNumber.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxActions } from '../../actions.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { DrawBoxesFact, HolderFact, PriceAndPenalty, RefundFact } from './mineFacts.tsx'
import { minePath } from '../paths.ts'
import { DrawPicture } from './pictures.tsx'

/** Pays the holder of a request that was not drawn in time; any account may sign it. */
export const refundFlow = review(blindboxActions.refund, {
  title: texts.refundFlow,
  question: (_, t) => t(texts.askRefund),
  picture: ({ subject: { drawId = '' } }) => <DrawPicture drawId={drawId} />,
  goesTo: null,
  meaning: {
    requestId: texts.argRequest,
    holder: texts.argHolder,
    boxIds: texts.argBoxes,
    amount: texts.argAmount,
    seed: texts.argHoldersSeed,
    blockNumber: texts.argBlock,
  },
  units: { boxIds: boxList, amount: (value) => exactOf(BigInt(value), nativeCoin()) },
  // All except the number is as in `Requested`; the contract refuses anything else.
  fixed: ({ drawId }) => ({
    requestId: drawId ?? null,
    holder: null,
    boxIds: null,
    amount: null,
    seed: null,
    blockNumber: null,
  }),
  fallback: 'Transfer failed',
  summary: (_ticket, { drawId = '' }) => [
    { label: texts.boxes, value: <DrawBoxesFact drawId={drawId} /> },
    { label: texts.ofIt, value: <RefundFact drawId={drawId} />, tone: 'good', main: true },
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
  next: () => [{ text: nextTexts.seeBoxes, to: minePath }],
  invalidates: boxReads,
})
