import { boxList } from '../boxNumber.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'

import { boxNumbers } from '../boxNumber.ts'
import { buyActions } from '../buyActions.ts'
import { buyTexts as texts } from '../textBuy.ts'
import { signedBuyTexts } from '../textSigned.ts'
import { boxReads } from './reads.ts'
import type { OrderTicket } from '#platform/std/order.ts'
import { minePath } from '../paths.ts'
import { boxPicture } from './pictures.tsx'

const boxIdsOf = (ticket: OrderTicket | null) =>
  JSON.parse(ticket?.call.args[0] ?? '[]') as (string | number)[]

/** Boxes that the order of the first payment names are the server’s choice. */
export const completeBoxesFlow = review(buyActions.complete, {
  title: texts.completeFlow,
  question: (_, t) => t(texts.askComplete),
  picture: ({ ticket }) => boxPicture({ subject: { boxIds: boxIdsOf(ticket).join() } }),
  goesTo: texts.contract,
  meaning: { boxIds: signedBuyTexts.boxIds },
  units: { boxIds: boxList },
  fallback: 'Purchase failed',
  summary: (ticket, _subject, t) => {
    const { call } = ticket
    const ids = boxIdsOf(ticket)
    return [
      {
        label: summaryTexts.youGive,
        value: <Units units={BigInt(call.callValue)} coin={nativeCoin()} />,
        main: true,
      },
      {
        label: summaryTexts.youGet,
        value: t(texts.numbered, { count: ids.length, numbers: boxNumbers(ids.map(Number)) }),
        tone: 'good',
      },
      { label: texts.changeMind, value: t(texts.giveBackAny) },
    ]
  },
  done: texts.completed,
  instead: {
    when: ['NOT_RESERVED', 'RESERVATION_OVER', 'The reservation has expired'],
    step: { text: nextTexts.seeBoxes, to: minePath },
  },
  next: () => [
    { text: texts.openIt, to: minePath },
    { text: nextTexts.seeBoxes, to: minePath },
  ],
  invalidates: boxReads,
})
