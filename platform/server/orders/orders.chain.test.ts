import { randomUUID } from 'node:crypto'

import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { cardsAbi } from '#features/nft/contract/abi.ts'
import { nftReasons } from '#features/nft/reasons.ts'
import type { OrderTicket } from '#platform/std/order.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

import type { Call } from '#platform/server/call.ts'
import { dumpTables } from '#platform/server/database/testing/dump.ts'
import { mostUnmined } from './keepOrder.ts'

/** Orders against callers who lie, forget and repeat themselves. */
let stack: Stack
let alice: Client
let bob: Client

const before = '/deposit/aon/buyProductFirstPayBefore'
const after = '/deposit/aon/buyProductFirstPayAfter'
const unknownHash = 'ab'.repeat(32)
const hashOf = (n: number) => n.toString(16).padStart(64, '0')

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  alice = new Client(stack, 'alice')
  bob = new Client(stack, 'bob')
  await alice.signIn()
  await bob.signIn()
})
afterAll(() => stack?.close())

async function order(who: Client, level = 1, requestId: string = randomUUID()) {
  const answer = await who.post(before, { requestId, level: String(level) })
  expect(answer).toMatchObject({ status: 200, code: 'OK' })
  return answer.data as OrderTicket
}

/** Signs and sends the ticket's call, with one thing changed on request. */
async function pay(
  who: Client,
  { call }: OrderTicket,
  change: { level?: string; callValue?: number } = {},
): Promise<string> {
  const txHash = await who.send({
    ...call,
    args: [change.level ?? call.args[0]!],
    callValue: String(change.callValue ?? call.callValue),
  })
  await stack.server.indexer.catchUp()
  return txHash
}

describe('before', () => {
  test('a repeated requestId gets the same order, even when the level has a new price', async () => {
    const requestId = randomUUID()
    const first = await order(alice, 1, requestId)
    expect(await order(alice, 1, requestId)).toEqual(first)
  })

  test('a repeated requestId gets the same order after the rules have begun to refuse', async () => {
    const { data } = await alice.post('/swapnft/aon/ownCardPage', { state: 'held' })
    const form = {
      requestId: randomUUID(),
      tokenId: String(data.list[0].tokenId),
      time: String(7 * 86_400),
    }
    const first = await alice.post('/swapnft/ido/openPledgeBefore', form)
    await stack.world.send('alice', 'Cards', 'pledge', [BigInt(form.tokenId), BigInt(form.time)])
    await stack.server.indexer.catchUp()
    expect(await alice.post('/swapnft/ido/openPledgeBefore', form)).toEqual(first)
    const anew = await alice.post('/swapnft/ido/openPledgeBefore', {
      ...form,
      requestId: randomUUID(),
    })
    expect(anew).toMatchObject({ status: 409, code: 'ALREADY_STAKED', field: 'tokenId' })
  })

  test('a requestId used for something else is refused', async () => {
    const requestId = randomUUID()
    await order(alice, 1, requestId)
    const other = await alice.post(before, { requestId, level: '2' })
    expect(other).toMatchObject({ status: 409, code: 'CONFLICT', field: 'requestId' })
  })

  test('none is made while no time is known: its end would be that of another', async () => {
    const { app, indexer } = stack.server
    const { node, clock, db } = app
    const simulate = node.simulate.bind(node)
    vi.spyOn(node, 'simulate').mockImplementation(async (call) => {
      const reply = await simulate(call)
      clock.forget()
      return reply
    })
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
    const requestId = randomUUID()
    const refused = await alice.post(before, { requestId, level: '1' })
    expect(refused).toMatchObject({ status: 503, code: 'NOT_READY', data: null })
    const rows = await db
      .selectFrom('orders')
      .select('id')
      .where('requestId', '=', requestId)
      .execute()
    expect(rows).toEqual([])
    vi.restoreAllMocks()
    await indexer.catchUp()
    const { expiresAt } = await order(alice, 1, requestId)
    expect(expiresAt).toBeGreaterThan(clock.now())
  })

  test('an address has a limited number that no block holds', async () => {
    const { db } = stack.server.app
    const dave = new Client(stack, 'dave')
    await dave.signIn()
    const requestId = randomUUID()
    const first = await order(dave, 1, requestId)
    const row = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', first.orderId)
      .executeTakeFirstOrThrow()
    const waiting = Array.from({ length: mostUnmined - 1 }, (_, n) => ({
      ...row,
      id: randomUUID(),
      requestId: randomUUID(),
      // Every other one has a hash that no node knows.
      ...(n % 2 === 0 ? {} : { txHash: hashOf(n), sentAt: row.createdAt, told: true }),
    }))
    await db.insertInto('orders').values(waiting).execute()

    const more = { requestId: randomUUID(), level: '1' }
    const refused = await dave.post(before, more)
    expect(refused).toMatchObject({ status: 409, code: 'TOO_MANY_ORDERS', retry: true })
    expect(refused.msg).toContain('200')
    expect(await order(dave, 1, requestId)).toEqual(first)
    await db.deleteFrom('orders').where('id', '=', waiting[0]!.id).execute()
    expect(await dave.post(before, more)).toMatchObject({ status: 200 })
    await db.deleteFrom('orders').where('address', '=', row.address).execute()
  })

  test.each([
    ['en', 'Not your card'],
    ['tc', '這不是您的卡片'],
  ] as const)(
    'a refusal by the contract alone is shown in its own words, in %s',
    async (locale, reason) => {
      const { app } = stack.server
      const [card] = (await alice.post('/swapnft/aon/ownCardPage')).data.list
      const refused = app.orders.before({ app, address: bob.address, locale } as Call, {
        kind: 'nft.exit',
        requestId: randomUUID(),
        subject: {},
        propose: async () => ({
          contract: 'Cards',
          abi: cardsAbi,
          reasons: nftReasons,
          functionName: 'exit',
          args: [BigInt(card.tokenId)],
        }),
      })
      await expect(refused).rejects.toMatchObject({
        kind: { code: 'CALL_REFUSED' },
        values: { reason },
      })
    },
  )

  test('two people may use one requestId', async () => {
    const requestId = randomUUID()
    const [mine, hers] = [await order(bob, 1, requestId), await order(alice, 1, requestId)]
    expect(mine.orderId).not.toBe(hers.orderId)
  })

  test('twenty at once with one requestId make one order', async () => {
    const requestId = randomUUID()
    const tickets = await Promise.all(Array.from({ length: 20 }, () => order(bob, 2, requestId)))
    expect(new Set(tickets.map((ticket) => JSON.stringify(ticket))).size).toBe(1)
    const { app } = stack.server
    const made = await app.db
      .selectFrom('orders')
      .select('id')
      .where('requestId', '=', requestId)
      .execute()
    expect(made).toEqual([{ id: tickets[0]?.orderId }])
  })
})

describe('after', () => {
  /** Refused with its own error, and not a row of any table is another than before. */
  async function refused(
    who: Client,
    form: { orderId: string; txHash: string },
    wanted: { status: number; code: string; field?: string },
  ): Promise<void> {
    const untouched = await dumpTables(stack.server.app.db)
    expect(await who.post(after, form)).toMatchObject({ ...wanted, data: null })
    expect(await dumpTables(stack.server.app.db)).toEqual(untouched)
  }

  test('an order that is not there, or is of another kind', async () => {
    const wanted = { status: 404, code: 'NOT_FOUND' }
    await refused(alice, { orderId: randomUUID(), txHash: unknownHash }, wanted)
    const { orderId } = await order(alice)
    const answer = await alice.post('/swapnft/ido/openPledgeAfter', {
      orderId,
      txHash: unknownHash,
    })
    expect(answer).toMatchObject(wanted)
  })

  test('another account’s order', async () => {
    const { orderId } = await order(alice)
    await refused(bob, { orderId, txHash: unknownHash }, { status: 403, code: 'NOT_YOURS' })
  })

  test('the hash of another account’s transaction', async () => {
    const txHash = await pay(bob, await order(bob))
    const { orderId } = await order(alice)
    const wanted = { status: 403, code: 'OTHER_SIGNER', field: 'txHash' }
    await refused(alice, { orderId, txHash }, wanted)
  })

  test('the account’s own transaction with another argument or another value', async () => {
    const ticket = await order(alice)
    const { orderId } = ticket
    const level = await pay(alice, ticket, { level: '2', callValue: 1_000_000_000 })
    const otherCall = { status: 409, code: 'OTHER_CALL', field: 'txHash' }
    await refused(alice, { orderId, txHash: level }, otherCall)
    const value = await pay(alice, ticket, { callValue: Number(ticket.call.callValue) + 1 })
    const otherValue = { status: 409, code: 'OTHER_VALUE', field: 'txHash' }
    await refused(alice, { orderId, txHash: value }, otherValue)
  })

  test('the hash of another order of the same account; of two that claim it at once one gets it', async () => {
    const [first, second] = [await order(alice, 3), await order(alice, 3)]
    const answers = await Promise.all(
      [first, second].map(({ orderId }) => alice.post(after, { orderId, txHash: unknownHash })),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['HASH_TAKEN', 'OK'])
    const late = answers[0]?.code === 'OK' ? second : first
    const wanted = { status: 409, code: 'HASH_TAKEN', field: 'txHash' }
    await refused(alice, { orderId: late.orderId, txHash: unknownHash }, wanted)
  })

  test('the mined hash of another order of the same account, of the very same call', async () => {
    const frank = new Client(stack, 'frank')
    await frank.signIn()
    const txHash = await pay(frank, await order(frank, 2))
    const { orderId } = await order(frank, 2)
    const wanted = { status: 409, code: 'HASH_TAKEN', field: 'txHash' }
    await refused(frank, { orderId, txHash }, wanted)
  })

  test('a second hash for an order that has one', async () => {
    const { orderId } = await order(bob, 3)
    await bob.post(after, { orderId, txHash: 'cd'.repeat(32) })
    const wanted = { status: 409, code: 'ORDER_HAS_HASH', field: 'txHash' }
    await refused(bob, { orderId, txHash: 'ef'.repeat(32) }, wanted)
  })

  test('the account’s own call of another contract', async () => {
    const { contracts } = stack.world.deployment
    const ticket = await order(bob)
    const elsewhere = { ...ticket, call: { ...ticket.call, contract: contracts['Team']!.address } }
    const txHash = await pay(bob, elsewhere, { callValue: 0 })
    const wanted = { status: 409, code: 'OTHER_CONTRACT', field: 'txHash' }
    await refused(bob, { orderId: ticket.orderId, txHash }, wanted)
  })

  test('an unknown hash is sent until it can no longer land, then expired', async () => {
    const grace = new Client(stack, 'grace')
    await grace.signIn()
    const { orderId } = await order(grace)
    const form = { orderId, txHash: '34'.repeat(32) }
    expect((await grace.post(after, form)).data.state).toBe('sent')
    const open = () => grace.post('/deposit/aon/buyRecordOfNoPay')
    expect((await open()).data).toMatchObject({ total: 1, list: [{ orderId, state: 'sent' }] })
    await stack.world.net.travel(12 * 60)
    await stack.server.indexer.catchUp()
    expect((await grace.post(after, form)).data).toMatchObject({ state: 'expired', reason: null })
    expect((await open()).data).toEqual({ total: 0, list: [] })
  })

  test('the same hint twice answers the same', async () => {
    const ticket = await order(alice, 2)
    const form = { orderId: ticket.orderId, txHash: await pay(alice, ticket) }
    const once = await alice.post(after, form)
    expect(once).toMatchObject({ status: 200, data: { state: 'done', txHash: form.txHash } })
    expect(await alice.post(after, form)).toEqual(once)
  })

  test('a double click in two tabs: twenty equal hints at once answer the same, once', async () => {
    const ticket = await order(bob, 2)
    const form = { orderId: ticket.orderId, txHash: '56'.repeat(32) }
    const answers = await Promise.all(Array.from({ length: 20 }, () => bob.post(after, form)))
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, data: { state: 'sent', txHash: form.txHash } })
    }
    const { data } = await bob.post('/tessera/home/activity', { pageSize: '100' })
    const mine = data.list.filter((one: { txHash: string }) => one.txHash === form.txHash)
    expect(mine).toHaveLength(1)
  })

  test.each([
    '',
    'ab',
    'zz'.repeat(32),
    `0x${unknownHash}`,
    `${unknownHash}00`,
    `${unknownHash}\0`,
  ])('what is no hash: %j', async (txHash) => {
    const { orderId } = await order(bob)
    await refused(bob, { orderId, txHash }, { status: 422, code: 'INVALID', field: 'txHash' })
  })
})

describe('found again', () => {
  const stateOf = async (who: Client, orderId: string) => {
    const { data } = await who.post('/tessera/home/activity', { pageSize: '100' })
    return data.list.find((one: { orderId: string }) => one.orderId === orderId)
  }

  test('a payment whose page was closed before the after-call', async () => {
    const dave = new Client(stack, 'dave')
    await dave.signIn()
    const ticket = await order(dave)
    const txHash = await pay(dave, ticket)
    expect(await stateOf(dave, ticket.orderId)).toMatchObject({ state: 'done', txHash })
  })

  test('a payment whose order has a hash that never landed', async () => {
    const erin = new Client(stack, 'erin')
    await erin.signIn()
    const ticket = await order(erin)
    await erin.post(after, { orderId: ticket.orderId, txHash: '12'.repeat(32) })
    const txHash = await pay(erin, ticket)
    expect(await stateOf(erin, ticket.orderId)).toMatchObject({ state: 'done', txHash })
  })

  test('a payment whose order has lapsed and is gone: what it bought is there all the same', async () => {
    const { db } = stack.server.app
    const grace = new Client(stack, 'grace')
    await grace.signIn()
    const held = async (): Promise<number> =>
      (await grace.post('/swapnft/aon/ownCardPage', { state: 'held' })).data.total
    const had = await held()
    const ticket = await order(grace, 1)
    await grace.post(after, { orderId: ticket.orderId, txHash: '78'.repeat(32) })
    await stack.world.net.travel(31 * 86_400)
    await stack.server.indexer.catchUp()
    await grace.signIn()
    await order(grace, 2)
    const gone = await grace.post(after, { orderId: ticket.orderId, txHash: '78'.repeat(32) })
    expect(gone).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const txHash = await pay(grace, ticket)
    expect(await held()).toBe(had + 1)
    const orders = db.selectFrom('orders').select('id').where('txHash', '=', txHash)
    expect(await orders.execute()).toEqual([])
  })

  test('a call the contract refused, with the contract’s own words', async () => {
    const frank = new Client(stack, 'frank')
    await frank.signIn()
    const ticket = await order(frank, 1)
    // As if the price had risen above what the order allows.
    const low = { ...ticket, call: { ...ticket.call, callValue: '1' } }
    await stack.server.app.db
      .updateTable('orders')
      .set({ callValue: 1n })
      .where('id', '=', ticket.orderId)
      .execute()
    const txHash = await pay(frank, low)
    const found = await stateOf(frank, ticket.orderId)
    expect(found).toMatchObject({ state: 'failed', txHash })
    expect(found.reason).toMatch(/price/i)
  })
})
