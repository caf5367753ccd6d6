import { randomUUID } from 'node:crypto'

import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { features } from '#apps/server/features.ts'
import { reindex } from '#platform/server/indexer/reindex.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Every call of the feature against the contract itself. Alice is active, Heidi is not. */
let stack: Stack
let alice: Client
let heidi: Client

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  alice = new Client(stack, 'alice')
  heidi = new Client(stack, 'heidi')
  await alice.signIn()
  await heidi.signIn()
})
afterAll(() => stack?.close())

/** Orders, signs the order's call, sends it, submits its hash; returns the order. */
async function act(verb: 'put' | 'take', amount: bigint) {
  const form = { requestId: randomUUID(), amount: String(amount) }
  const { code, msg, data: ticket } = await alice.post(`/tessera/jar/${verb}Before`, form)
  // What it was refused with, not that there is no ticket.
  expect({ code, msg }).toMatchObject({ code: 'OK' })
  const txHash = await alice.send(ticket.call)
  await stack.server.indexer.catchUp()
  const { data } = await alice.post(`/tessera/jar/${verb}After`, {
    orderId: ticket.orderId,
    txHash,
  })
  return data
}

const inJar = () => stack.world.read<bigint>('Jar', 'balanceOf', [stack.world.hex('alice')])

test('what is put in is in the jar, and what is taken out is back in the wallet', async () => {
  expect(await act('put', 5_000_000n)).toMatchObject({ state: 'done', kind: 'jar.put' })
  expect(await act('take', 2_000_000n)).toMatchObject({ state: 'done', kind: 'jar.take' })
  expect(await inJar()).toBe(3_000_000n)
  expect((await alice.post('/tessera/jar/jarInfo')).data).toEqual({ balance: '3000000' })

  const { data } = await alice.post('/tessera/jar/movementPage')
  expect(data).toMatchObject({
    total: 2,
    list: [
      { kind: 'take', amount: '2000000', balance: '3000000', final: true },
      { kind: 'put', amount: '5000000', balance: '5000000', final: true },
    ],
  })
  const second = await alice.post('/tessera/jar/movementPage', { pageSize: '1', pageNum: '2' })
  expect(second.data).toMatchObject({ total: 2, list: [{ kind: 'put' }] })
  expect((await heidi.post('/tessera/jar/movementPage')).data).toEqual({ total: 0, list: [] })
})

test('more than the jar holds is refused on its field, in both languages', async () => {
  const held = await inJar()
  const form = { requestId: randomUUID(), amount: String(held + 1n) }
  const english = await alice.post('/tessera/jar/takeBefore', form, 'en-US,en')
  expect(english).toMatchObject({ status: 409, code: 'JAR_HOLDS_LESS', field: 'amount' })
  expect(english.msg).toBe('Your jar holds 3 TRX')
  const chinese = await alice.post('/tessera/jar/takeBefore', form, 'zh-TW,zh')
  expect(chinese.msg).toBe('您的儲蓄罐中有 3 TRX')
  expect(await inJar()).toBe(held)
})

test('who is not active cannot put anything in', async () => {
  const form = { requestId: randomUUID(), amount: '1' }
  expect(await heidi.post('/tessera/jar/putBefore', form)).toMatchObject({
    status: 403,
    code: 'NOT_ACTIVE',
  })
})

test('the rows are the same after all of them were built again', async () => {
  const before = (await alice.post('/tessera/jar/movementPage')).data
  await stack.server.indexer.stop()
  const indexers = features.flatMap((feature) => feature.indexers ?? [])
  const { tables } = await reindex(stack.server.app, indexers)
  const movements = tables.find(({ name }) => name === 'jar_movements')
  expect(movements).toEqual({ name: 'jar_movements', rows: before.total, different: 0 })
  expect((await alice.post('/tessera/jar/movementPage')).data).toEqual(before)
})
