import type { Endpoint } from '#platform/std/endpoint.ts'
import { exactAmount } from '#platform/std/format.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { defineFlow } from '#platform/web/flow/flow.ts'

import { jarApi } from '../../api.ts'
import { jarReasons } from '../../reasons.ts'
import { jarTexts as texts } from '../text.ts'

/** Replies that any movement makes old. */
const reads: readonly Endpoint[] = [jarApi.jarInfo, jarApi.movementPage]

/** From the call that goes to the wallet, not from what was typed. */
const money = (sun: string) => ({ amount: exactAmount(BigInt(sun), 6), symbol: nativeSymbol() })

export const putFlow = defineFlow({
  kind: 'jar.put',
  title: texts.putTitle,
  signs: {
    contract: 'Jar',
    method: 'put()',
    meaning: [],
    args: () => [],
    pays: ({ amount }) => amount ?? null,
  },
  before: jarApi.putBefore,
  after: jarApi.putAfter,
  fallback: 'Transfer failed',
  reasons: jarReasons,
  summary: ({ call }, _subject, t) => [
    { label: texts.youGive, value: t(texts.money, money(call.callValue)) },
    { label: texts.youGet, value: t(texts.inJar, money(call.callValue)), tone: 'good' },
  ],
  done: texts.putDone,
  invalidates: reads,
})

export const takeFlow = defineFlow({
  kind: 'jar.take',
  title: texts.takeTitle,
  signs: {
    contract: 'Jar',
    method: 'take(uint256 amount)',
    meaning: [texts.amountInSun],
    args: ({ amount }) => [amount ?? null],
  },
  before: jarApi.takeBefore,
  after: jarApi.takeAfter,
  fallback: 'Transfer failed',
  reasons: jarReasons,
  summary: ({ call }, _subject, t) => [
    { label: texts.youGive, value: t(texts.onlyFee) },
    { label: texts.youGet, value: t(texts.money, money(call.args[0] ?? '0')), tone: 'good' },
  ],
  done: texts.takeDone,
  invalidates: reads,
})
