import { randomUUID } from 'node:crypto'

import { features } from '#apps/server/features.ts'
import type { BoundEndpoint } from '#platform/server/bind.ts'
import { fieldsOf } from '#tests/http/forms.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { Client } from './client.ts'
import { kindsOf, waitingOrder } from './kindOrders.ts'
import { type Stack, startStack } from './stack.ts'

/**
 * A hash submitted for an order, by every path that takes one: of another account's transaction, of
 * another call of the same account, of another account's order, and of another kind. Each is
 * refused as what it is, and the order stays as it was.
 */
const paths = features
  .flatMap(({ endpoints }) => endpoints)
  .filter(({ endpoint }) => ['orderId', 'txHash'].every((name) => name in fieldsOf(endpoint)))
  .map((bound): [path: string, bound: BoundEndpoint] => [bound.endpoint.path, bound])

let stack: Stack
let clients: Readonly<Record<'alice' | 'bob', Client>>
/** Of transactions that blocks have, by who signed them. */
let hashes: Readonly<Record<'alice' | 'bob', string>>

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  clients = { alice: new Client(stack, 'alice'), bob: new Client(stack, 'bob') }
  hashes = { alice: await sent(clients.alice), bob: await sent(clients.bob) }
  await stack.server.indexer.catchUp()
})
afterAll(() => stack?.close())

const usdt = () => stack.server.app.deployment.address('Usdt')

async function sent(client: Client): Promise<string> {
  await client.signIn()
  const args = [stack.server.app.deployment.address('Router'), '1']
  const call = { contract: usdt(), selector: 'approve(address,uint256)', args, callValue: '0' }
  return client.send({ ...call, feeLimit: '100000000' })
}

/** The kind of order that must exist: what the handler requires. */
async function kindOf(bound: BoundEndpoint, input: object): Promise<string> {
  const [kind] = await kindsOf(stack, bound, input, clients.alice.address)
  return kind!
}

/** An order of alice for a call that is not made. */
async function ordered(kind: string): Promise<string> {
  const order = waitingOrder(stack, { address: clients.alice.address, kind })
  await stack.server.app.db.insertInto('orders').values(order).execute()
  return order.id
}

const row = (id: string) =>
  stack.server.app.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()

test('there are as many as there are kinds of orders, and more', () => {
  expect(paths.length).toBeGreaterThanOrEqual(40)
})

describe.each(paths)('by %s', (path, bound) => {
  test.each([
    ['another’s transaction', 'alice', 'bob', 403, 'OTHER_SIGNER'],
    ['another call of the same account', 'alice', 'alice', 409, 'OTHER_CALL'],
    ['a transaction for an order that is another’s', 'bob', 'bob', 403, 'NOT_YOURS'],
  ] as const)('%s', async (_, who, whose, status, code) => {
    const txHash = hashes[whose]
    const kind = await kindOf(bound, { orderId: randomUUID(), txHash })
    const orderId = await ordered(kind)
    const before = await row(orderId)
    const reply = await clients[who].post(path, { orderId, txHash })
    // For who is no operator there is no such path.
    const isAbsent = bound.endpoint.access === 'operator' && who === 'bob'
    expect([reply.status, reply.code]).toEqual(isAbsent ? [404, 'NOT_FOUND'] : [status, code])
    expect(await row(orderId)).toEqual(before)
  })

  test('a transaction for an order of another kind', async () => {
    const orderId = await ordered('some.other')
    const before = await row(orderId)
    const reply = await clients.alice.post(path, { orderId, txHash: hashes.alice })
    expect([reply.status, reply.code]).toEqual([404, 'NOT_FOUND'])
    expect(await row(orderId)).toEqual(before)
  })
})
