import { salesApi } from '#features/sales/public.web.ts'
import { exactAmount } from '#platform/std/format.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { defineFlow, type Subject } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxReasons } from '../../reasons.ts'
import { buyTexts as texts } from '../textBuy.ts'
import { signedBuyTexts } from '../textSigned.ts'
import { SecondFact } from './facts.tsx'
import { boxReads } from './reads.ts'

const of = ({ seriesId, num }: Subject) => ({ id: seriesId ?? '', count: Number(num ?? '1') })

const common = {
  before: salesApi.buyProductFirstPayBefore,
  after: salesApi.buyProductFirstPayAfter,
  fallback: 'Purchase failed',
  reasons: blindboxReasons,
  invalidates: boxReads,
} as const

const signs = (method: string) => ({
  contract: 'BlindBoxes',
  method,
  meaning: [signedBuyTexts.seriesId, signedBuyTexts.count],
  args: ({ seriesId, num }: Subject) => [seriesId ?? null, num ?? null],
  // The price of the moment; what is too much comes back.
  pays: 'atMostShown' as const,
})

const given = (callValue: string) => ({
  price: exactAmount(BigInt(callValue), 6),
  symbol: nativeSymbol(),
})

/** All at once: sealed boxes. */
export const buyBoxesFlow = defineFlow({
  ...common,
  kind: 'blindbox.buy',
  title: texts.buyFlow,
  signs: signs('buy(uint256 seriesId, uint256 count)'),
  summary: ({ call }, subject, t) => [
    { label: summaryTexts.youGive, value: t(texts.atMost, given(call.callValue)) },
    { label: summaryTexts.youGet, value: t(texts.boxesOf, of(subject)), tone: 'good' },
    { label: texts.changeMind, value: t(texts.giveBackAny) },
  ],
  done: texts.bought,
})

/** The first of two payments: reserved boxes, and the second payment fixed. */
export const reserveBoxesFlow = defineFlow({
  ...common,
  kind: 'blindbox.reserve',
  title: texts.reserveFlow,
  signs: signs('reserve(uint256 seriesId, uint256 count)'),
  summary: ({ call }, subject, t) => [
    { label: texts.youGiveNow, value: t(texts.atMost, given(call.callValue)) },
    { label: summaryTexts.youGet, value: t(texts.reservedOf, of(subject)), tone: 'good' },
    { label: texts.later, value: <SecondFact {...of(subject)} /> },
    { label: texts.ifNot, value: t(texts.firstReturns) },
  ],
  done: texts.reserved,
})
