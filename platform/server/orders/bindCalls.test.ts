import type { Call } from '#platform/server/call.ts'
import { type ActionInput, actionOf, orderCalls } from '#platform/std/action.ts'
import { zeroAddress } from '#platform/std/address.ts'
import { amount, intField, requestIdField } from '#platform/std/fields.ts'
import { type OrderView, orderTicket } from '#platform/std/order.ts'
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'

import { type OrderHandlers, bindCalls } from './bindCalls.ts'

const requestId = '01234567-89ab-cdef-0123-456789abcdef'
const txHash = 'ab'.repeat(32)

const view: OrderView = {
  orderId: 'o',
  kind: 'safe.buy',
  state: 'sent',
  createdAt: 1,
  expiresAt: 2,
  txHash: null,
  reason: null,
  subject: {},
  call: { contract: zeroAddress, selector: '', args: [], callValue: '0', feeLimit: '0' },
}
const shop = {
  pay: orderCalls({
    path: { before: '/tessera/shop/payBefore', after: '/tessera/shop/payAfter' },
    access: 'active',
    summary: 'An order',
    input: { num: intField(1, 9) },
    reply: { rest: amount },
  }),
  /** One path with an order that it may name. */
  payRest: orderCalls({
    path: '/tessera/shop/payRest',
    access: 'session',
    summary: 'An order',
    input: { orderId: z.optional(requestIdField), num: intField(1, 9) },
  }),
}

test('the calls of another feature order an action, and are served there', () => {
  const bought = actionOf(shop.pay, {
    kind: 'safe.buy',
    contract: 'Safe',
    method: 'buy(uint256 num)',
    pays: 'atMostShown',
  })
  expect(bought.served).toEqual([])
  expect(bought.before).toMatchObject({ path: '/tessera/shop/payBefore', access: 'active' })
  expect(bought.after.path).toBe('/tessera/shop/payAfter')
  expectTypeOf<ActionInput<typeof bought>>().toEqualTypeOf<{ num: string }>()
  expectTypeOf(bought.pays).toEqualTypeOf<'atMostShown'>()
  // One that takes both halves is called in its exact forms.
  const again = actionOf(shop.payRest, {
    kind: 'safe.again',
    contract: 'Safe',
    method: 'buy(uint256 num)',
  })
  expect(again.before.input.safeParse({ num: '2' }).success).toBe(false)
  expect(again.after.input.safeParse({ orderId: requestId, txHash }).success).toBe(true)
})

test('calls are bound with what opens their orders and takes their hashes', async () => {
  const call = { locale: 'en' } as unknown as Call
  const ticket = { orderId: 'o', expiresAt: 1, call: view.call }
  const pay: OrderHandlers<typeof shop.pay> = {
    before: async ({ num }) => ({ ...ticket, rest: String(num) }),
    after: async ({ txHash: of }) => ({ ...view, txHash: of }),
  }
  const payRest: OrderHandlers<typeof shop.payRest> = {
    before: async ({ orderId }) => ({ ...ticket, orderId: orderId ?? 'none' }),
    after: pay.after,
  }
  const both = [...bindCalls(shop.pay, pay), ...bindCalls(shop.payRest, payRest)]
  const ask = async (at: number, input: object) =>
    both[at]?.handler(both[at].endpoint.input.parse(input), call)
  expect(both.map(({ endpoint }) => endpoint.path)).toEqual([
    '/tessera/shop/payBefore',
    '/tessera/shop/payAfter',
    '/tessera/shop/payRest',
  ])
  const orderId = requestId
  expect(await ask(0, { requestId, num: '3' })).toEqual({ ...ticket, rest: '3' })
  expect(await ask(1, { orderId, txHash })).toEqual({ ...view, txHash })
  expect(await ask(2, { requestId, orderId, num: '3' })).toEqual({ ...ticket, orderId })
  expect(await ask(2, { requestId, orderId, txHash })).toEqual({ ...view, txHash })
  for (const [form, field] of [
    [{ requestId, orderId }, 'num'],
    [{ num: '3' }, 'requestId'],
    [{ orderId, num: '3' }, 'txHash'],
  ] as const) {
    await expect(ask(2, form)).rejects.toMatchObject({ field })
  }
})

/** What does not compile: an error that goes missing is one too. */
export const refusedByTypes = () => {
  // @ts-expect-error the reply lacks what its calls add to the ticket
  bindCalls(shop.pay, { before: async () => orderTicket.parse({}), after: async () => view })
  // @ts-expect-error nothing takes its hash
  bindCalls(shop.payRest, { before: async () => orderTicket.parse({}) })
}
