import type { OrderTicket } from '#platform/std/order.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'

import { buyActions } from '../buyActions.ts'
import { buyTexts as texts } from '../textBuy.ts'
import { signedBuyTexts } from '../textSigned.ts'
import { SecondFact } from './facts.tsx'
import { boxReads } from './reads.ts'
import { marketPath, minePath } from '../paths.ts'
import { seriesPicture } from './pictures.tsx'

const common = {
  fallback: 'Purchase failed',
  invalidates: boxReads,
  instead: {
    when: [
      'SOLD_OUT',
      'ENDED',
      'TOO_FEW',
      'NO_SUCH_SERIES',
      'Too few boxes left',
      'This series is closed; give the box back',
      'This series is not on sale',
      'This series is paid in another way',
    ],
    step: { text: nextTexts.otherSeries, to: marketPath },
  },
} as const
const some = {
  ...common,
  meaning: { seriesId: signedBuyTexts.seriesId, count: signedBuyTexts.count },
  fixed: ({ num }: { readonly num?: string }) => ({ count: num ?? null }),
}
const of = ({ seriesId = '', num = '1' }) => ({ id: seriesId, count: Number(num) })

const priceOf = ({ call }: OrderTicket) => (
  <Units units={BigInt(call.callValue)} coin={nativeCoin()} />
)

export const buyBoxesFlow = review(buyActions.buy, {
  ...some,
  title: texts.buyFlow,
  question: ({ subject }, t) => t(texts.askBuy, of(subject)),
  picture: seriesPicture,
  goesTo: texts.contract,
  summary: (ticket, subject, t) => [
    { label: summaryTexts.youGiveAtMost, value: priceOf(ticket), main: 'priced' },
    { label: summaryTexts.youGet, value: t(texts.boxesOf, of(subject)), tone: 'good' },
    { label: texts.changeMind, value: t(texts.giveBackAny) },
  ],
  done: texts.bought,
  next: () => [
    { text: texts.openIt, to: minePath },
    { text: nextTexts.seeBoxes, to: minePath },
  ],
})

export const reserveBoxesFlow = review(buyActions.reserve, {
  ...some,
  title: texts.reserveFlow,
  question: ({ subject }, t) => t(texts.askReserve, of(subject)),
  picture: seriesPicture,
  goesTo: texts.contract,
  summary: (ticket, subject, t) => [
    { label: summaryTexts.youGiveAtMost, value: priceOf(ticket), main: 'priced' },
    { label: summaryTexts.youGet, value: t(texts.reservedOf, of(subject)), tone: 'good' },
    { label: texts.later, value: <SecondFact {...of(subject)} /> },
  ],
  done: texts.reserved,
  next: () => [{ text: nextTexts.seeBoxes, to: minePath }],
})
