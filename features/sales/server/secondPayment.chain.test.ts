import { randomUUID } from 'node:crypto'

import { Client } from '#tests/journeys/client.ts'
import { refused } from '#tests/journeys/refused.ts'
import { boxProducts } from '#features/blindbox/server/boxProducts.ts'
import { TestBoxes, day, done } from '#features/blindbox/server/testing/boxes.ts'
import {
  box,
  first,
  dearest1 as penalty,
  price,
  rest,
} from '#features/blindbox/server/testing/sums.ts'
import type { App } from '#platform/server/app.ts'
import type { Database } from '#platform/server/database/db.ts'
import type { ContractCall } from '#platform/std/order.ts'
import { utcText } from '#platform/std/utcText.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { buyProductSecondPay } from './buyProductSecondPay.ts'
import { before, bought, buyAfter, open, send } from './testing/buying.ts'

/** A purchase in two payments: boxes of series 2 are reserved and paid for later. Series 1 is sold in one. */
const second = '/deposit/aon/buyProductSecondPayAfter'

let boxes: TestBoxes
let alice: Client
let bob: Client
/** Alice's purchase of a box of series 1. */
let paidElsewhere: string

beforeAll(async () => {
  boxes = await TestBoxes.start()
  alice = new Client(boxes.stack, 'alice')
  bob = new Client(boxes.stack, 'bob')
  for (const client of [alice, bob]) await client.signIn()
  const length = 30 * day
  await done(boxes.create(await boxes.cards([1, 1]), { penalty, length }))
  const cards = await boxes.cards([1, 1, 1, 1, 1])
  await done(boxes.create(cards, { penalty, length, firstShare: 3_000n }))
  const { call } = await before(alice, { seriesId: '1' })
  paidElsewhere = await send(boxes, alice, call)
}, 300_000)
afterAll(() => boxes?.stack.close())

let firstOrder: { orderId: string; call: ContractCall; second: unknown }
const over = async (boxId: number) =>
  utcText(Number((await boxes.read<readonly bigint[]>('boxOf', BigInt(boxId)))[4]))

async function reserve(client: Client, num: string): Promise<typeof firstOrder> {
  const ticket = await before(client, { seriesId: '2', num })
  const txHash = await send(boxes, client, ticket.call)
  const { data } = await client.post(buyAfter, { orderId: ticket.orderId, txHash })
  expect(data).toMatchObject({ kind: 'blindbox.reserve', state: 'done' })
  return ticket
}

test('the first part reserves, and the order has the second part', async () => {
  firstOrder = await reserve(alice, '2')
  expect(firstOrder).toMatchObject({
    second: { amount: String(2n * rest), completeTime: 3_600 },
    call: { selector: 'reserve(uint256,uint256)', callValue: String(2n * first) },
  })
  expect((await bought(alice, { state: 'reserved' })).list).toMatchObject([
    { id: box(2, 2), price: String(price), paid: String(first) },
    { id: box(2, 1), price: String(price), paid: String(first) },
  ])
})

test('one box alone, or with the first order alone all boxes still reserved', async () => {
  const one = await before(alice, { boxIds: String(box(2, 2)) }, second)
  expect(one.call).toMatchObject({ selector: 'complete(uint256[])', callValue: String(rest) })
  const all = await before(alice, { orderId: firstOrder.orderId }, second)
  expect(all.call).toMatchObject({
    args: [`["${box(2, 1)}","${box(2, 2)}"]`],
    callValue: String(2n * rest),
  })
  const waiting = await open(alice)
  expect(waiting).toHaveLength(2)
  expect(waiting).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'blindbox.complete',
        subject: { boxIds: String(box(2, 2)) },
        state: 'created',
      }),
      expect.objectContaining({ subject: { orderId: firstOrder.orderId }, state: 'created' }),
    ]),
  )
  const hash = await send(boxes, alice, one.call)
  const reply = await alice.post(second, { orderId: one.orderId, txHash: hash })
  expect(reply.data).toMatchObject({ kind: 'blindbox.complete', state: 'done', txHash: hash })

  const left = await before(alice, { orderId: firstOrder.orderId }, second)
  expect(left.call).toMatchObject({
    args: [`["${box(2, 1)}"]`],
    callValue: String(rest),
  })
  // Submitted with the first order's id, the hash still goes to the order of the second payment.
  const txHash = await send(boxes, alice, left.call)
  const adopted = await alice.post(second, { orderId: firstOrder.orderId, txHash })
  expect(adopted.data).toMatchObject({ orderId: left.orderId, state: 'done', txHash })
  expect((await bought(alice, { seriesId: '2', state: 'sealed' })).total).toBe(2)
})

/** Delays inserts until the last of them is about to run. */
function insertingTogether(db: Database, count: number): Database {
  let here = 0
  let open = () => {}
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  const arrive = (): Promise<void> => {
    here += 1
    if (here === count) open()
    return all
  }
  const wrapped = <T extends object>(target: T, inserting: boolean): T =>
    new Proxy(target, {
      get(_, name) {
        const its: unknown = Reflect.get(target, name, target)
        if (typeof its !== 'function') return its
        return (...args: unknown[]): unknown => {
          const run = () => its.apply(target, args) as object
          if (inserting && name === 'execute') return arrive().then(run)
          return inserting || name === 'insertInto' ? wrapped(run(), true) : run()
        }
      },
    })
  return wrapped(db, false)
}

test('paid without an order of its own, it gets one by the first order’s id', async () => {
  const own = await reserve(bob, '1')
  const { world } = boxes.stack
  const { reason } = await world.send('bob', 'BlindBoxes', 'complete', [[BigInt(box(2, 3))]], rest)
  expect(reason).toBe('')
  await boxes.stack.server.indexer.catchUp()
  const { hash: txHash } = await boxes.stack.server.app.db
    .selectFrom('chainTransactions')
    .select('hash')
    .where('owner', '=', bob.address as never)
    .orderBy('block', 'desc')
    .executeTakeFirstOrThrow()
  const form = { orderId: own.orderId, txHash }
  // Submitted three times at once, it is still one order.
  const { after } = buyProductSecondPay([boxProducts])
  const { app, ...caller } = boxes.callOf('bob')
  const together: App = Object.assign(Object.create(app), { db: insertingTogether(app.db, 3) })
  const submitOnce = async () => after(form, { ...caller, app: together })
  const reply = await Promise.all([submitOnce(), submitOnce(), submitOnce()])
  const { data } = await bob.post(second, form)
  expect(reply).toEqual([data, data, data])
  const complete = await boxes.stack.server.app.db
    .selectFrom('orders')
    .select('id')
    .where('address', '=', bob.address as never)
    .where('kind', '=', 'blindbox.complete')
    .execute()
  expect(complete).toEqual([{ id: data.orderId }])
  expect(data).toMatchObject({
    kind: 'blindbox.complete',
    state: 'done',
    txHash,
    subject: { orderId: own.orderId },
    call: {
      contract: boxes.address('BlindBoxes'),
      selector: 'complete(uint256[])',
      args: [`["${box(2, 3)}"]`],
      callValue: String(rest),
    },
  })
  expect((await bob.post(second, form)).data.orderId).toBe(data.orderId)

  const mine = { ...form, orderId: firstOrder.orderId }
  expect(await alice.post(second, mine)).toMatchObject({ status: 403, code: 'OTHER_SIGNER' })
  expect(await alice.post(second, form)).toMatchObject({ status: 403, code: 'NOT_YOURS' })
  const another = await alice.post(second, { orderId: firstOrder.orderId, txHash: paidElsewhere })
  expect(another).toMatchObject({ status: 409, code: 'OTHER_CALL', field: 'txHash' })
  const unknown = await bob.post(second, { ...form, txHash: 'ab'.repeat(32) })
  expect(unknown).toMatchObject({ status: 404, code: 'NOT_FOUND', field: 'txHash' })
})

test.each([
  ['nothing', {}, 'requestId'],
  ['an order without its hash', { orderId: randomUUID() }, 'txHash'],
  ['an attempt without boxes', { requestId: randomUUID() }, 'boxIds'],
])('%s names the missing value', async (_, form, field) => {
  const sent = form as unknown as Record<string, string>
  const english = await alice.post(second, sent)
  expect(english).toMatchObject({ status: 422, code: 'INVALID', field })
  expect(english.msg).toBe(`${field}: this field is required`)
  expect((await alice.post(second, sent, 'zh-TW')).msg).toBe(`${field}：此欄位為必填`)
})

test('refused: not reserved, another account’s, of two series, too many, ended', async () => {
  const none = {
    status: 409,
    code: 'NOT_RESERVED',
    en: 'There is no reservation of yours to complete',
    tc: '沒有可完成的預訂',
  }
  const of = (...ids: readonly number[]) => ({ boxIds: ids.join(',') })
  await refused(alice, second, of(box(2, 1)), { ...none, field: 'boxIds' })
  await refused(alice, second, { orderId: firstOrder.orderId }, { ...none, field: 'orderId' })
  const unpaid = await before(alice, { seriesId: '2' })
  await refused(alice, second, { orderId: unpaid.orderId }, { ...none, field: 'orderId' })
  await reserve(bob, '1')
  await refused(alice, second, of(box(2, 4)), { ...none, field: 'boxIds' })
  await refused(bob, second, of(box(2, 4), box(1, 1)), {
    status: 422,
    code: 'ONE_SERIES',
    field: 'boxIds',
    en: 'Choose boxes of one series',
    tc: '請選擇同一系列的盲盒',
  })
  const many = Array.from({ length: 21 }, (_, i) => box(2, i + 1))
  await refused(bob, second, of(...many), {
    status: 422,
    code: 'TOO_MANY',
    field: 'boxIds',
    en: 'At most 20 at once',
    tc: '一次最多 20 個',
  })
  await boxes.pass(3_600)
  const time = await over(box(2, 4))
  await refused(bob, second, of(box(2, 4)), {
    status: 409,
    code: 'RESERVATION_OVER',
    field: 'boxIds',
    en: `The reservation ended at ${time}. Its first part can be taken back`,
    tc: `預訂已於 ${time} 到期，首付款可取回`,
  })
})
