import { exactAmount } from '#platform/std/format.ts'
import type { OrderTicket } from '#platform/std/order.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { buyActions } from '../buyActions.ts'
import { buyTexts as texts } from '../textBuy.ts'
import { signedBuyTexts } from '../textSigned.ts'
import { SecondFact } from './facts.tsx'
import { boxReads } from './reads.ts'

const common = { fallback: 'Purchase failed', invalidates: boxReads } as const
const some = {
  ...common,
  meaning: { seriesId: signedBuyTexts.seriesId, count: signedBuyTexts.count },
  fixed: ({ num }: { readonly num?: string }) => ({ count: num ?? null }),
}
const of = ({ seriesId = '', num = '1' }) => ({ id: seriesId, count: Number(num) })

const given = ({ call }: OrderTicket) => ({
  price: exactAmount(BigInt(call.callValue), 6),
  symbol: nativeSymbol(),
})

export const buyBoxesFlow = review(buyActions.buy, {
  ...some,
  title: texts.buyFlow,
  summary: (ticket, subject, t) => [
    { label: summaryTexts.youGive, value: t(texts.atMost, given(ticket)) },
    { label: summaryTexts.youGet, value: t(texts.boxesOf, of(subject)), tone: 'good' },
    { label: texts.changeMind, value: t(texts.giveBackAny) },
  ],
  done: texts.bought,
})

export const reserveBoxesFlow = review(buyActions.reserve, {
  ...some,
  title: texts.reserveFlow,
  summary: (ticket, subject, t) => [
    { label: texts.youGiveNow, value: t(texts.atMost, given(ticket)) },
    { label: summaryTexts.youGet, value: t(texts.reservedOf, of(subject)), tone: 'good' },
    { label: texts.later, value: <SecondFact {...of(subject)} /> },
    { label: texts.ifNot, value: t(texts.firstReturns) },
  ],
  done: texts.reserved,
})
