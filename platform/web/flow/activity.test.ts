import type { OrderState, OrderView } from '#platform/std/order.ts'

import { expect, test } from 'vitest'

import { activityOf } from './activity.ts'
import type { FlowRun } from './run.ts'
import { freshRun } from './testing/world.ts'

/** What stands in Activity, and in which order. */
const signed = (id: string, createdAt: number, signedAt: number): FlowRun => ({
  ...freshRun(id),
  createdAt,
  signedAt,
  signature: 'aa',
  stage: 'packed',
})

const orderOf = (orderId: string, state: OrderState, createdAt: number): OrderView => ({
  orderId,
  kind: 'test.buy',
  state,
  createdAt,
  expiresAt: createdAt + 900,
  txHash: null,
  reason: null,
  subject: {},
  call: { contract: freshRun().address, selector: 'a()', args: [], callValue: '0', feeLimit: '1' },
})

const listed = (runs: readonly FlowRun[], orders: readonly OrderView[]) =>
  activityOf(runs, orders, () => null).map(({ key, time }) => [key, time])

test('what was opened early and signed late stands where it was signed', () => {
  const runs = [signed('early', 10, 50), signed('late', 30, 40), freshRun('open')]
  const opened = { ...runs[2]!, createdAt: 45 }
  expect(listed([runs[0]!, runs[1]!, opened], [])).toEqual([
    ['early', 50],
    ['open', 45],
    ['late', 40],
  ])
})

test('an order that has ended keeps the time at which this browser signed it', () => {
  const orders = [orderOf('early', 'done', 10), orderOf('elsewhere', 'failed', 30)]
  expect(listed([signed('early', 10, 50)], orders)).toEqual([
    ['early', 50],
    ['elsewhere', 30],
  ])
})
