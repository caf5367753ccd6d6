import type { Endpoint } from '#platform/std/endpoint.ts'
import { exactAmount } from '#platform/std/format.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { review } from '#platform/web/flow/review.ts'

import { jarActions } from '../../actions.ts'
import { jarApi } from '../../api.ts'
import { jarTexts as texts } from '../text.ts'

/** Replies that any movement makes old. */
const reads: readonly Endpoint[] = [jarApi.jarInfo, jarApi.movementPage]

/** From the call that goes to the wallet, not from what was typed. */
const money = (sun: string) => ({ amount: exactAmount(BigInt(sun), 6), symbol: nativeSymbol() })

export const putFlow = review(jarActions.put, {
  title: texts.putTitle,
  meaning: {},
  pays: ({ amount }) => amount ?? null,
  fallback: 'Transfer failed',
  summary: ({ call }, _subject, t) => [
    { label: texts.youGive, value: t(texts.money, money(call.callValue)) },
    { label: texts.youGet, value: t(texts.inJar, money(call.callValue)), tone: 'good' },
  ],
  done: texts.putDone,
  invalidates: reads,
})

export const takeFlow = review(jarActions.take, {
  title: texts.takeTitle,
  meaning: { amount: texts.amountInSun },
  fallback: 'Transfer failed',
  summary: ({ call }, _subject, t) => [
    { label: texts.youGive, value: t(texts.onlyFee) },
    { label: texts.youGet, value: t(texts.money, money(call.args[0] ?? '0')), tone: 'good' },
  ],
  done: texts.takeDone,
  invalidates: reads,
})
