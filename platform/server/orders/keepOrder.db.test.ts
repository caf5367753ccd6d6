import type { Address } from '#platform/std/address.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { OrderRow } from '#platform/server/database/db.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import {
  type OpenEngine,
  enginesInFull,
  openEngine,
} from '#platform/server/database/testing/databases.ts'
import { keepOrder, mostUnmined } from './keepOrder.ts'

/** What one address may leave in the table of orders. */
const ann = 'TAnn' as Address
const ben = 'TBen' as Address
const minute = 60
const day = 86_400

let engine: OpenEngine
/** The last block that nothing replaces is a minute old. */
const clock = { time: 0, solid: 1, now: () => clock.time }
describe.each(enginesInFull)('on %s', (on) => {
  beforeAll(async () => {
    engine = await openEngine(on)
    await migrate(engine.db, [])
  })
  afterAll(() => engine?.close())

  async function at(time: number): Promise<void> {
    clock.time = time
    const head = { number: clock.solid, id: 'a', parent: 'b', time: time - minute }
    await engine.db
      .insertInto('chainBlocks')
      .values(head)
      .onConflict((conflict) => conflict.column('number').doUpdateSet({ time: head.time }))
      .execute()
  }
  const start = 100 * day
  beforeEach(async () => {
    for (const table of ['orders', 'chainTransactions'] as const) {
      await engine.db.deleteFrom(table).execute()
    }
    await at(start)
  })

  let made = 0
  const fresh = (change: Partial<OrderRow>): OrderRow => {
    made += 1
    const call = JSON.stringify({ contract: 'TCards' })
    const known = { id: `o${made}`, address: ann, requestId: `r${made}`, kind: 'nft.buy', call }
    const terms = { createdAt: clock.time, expiresAt: clock.time + 15 * minute }
    const sent = { txHash: null, sentAt: null, told: false, proven: false }
    const settled = { byReceipt: false, receipt: null }
    const all = { ...known, ...terms, ...sent, ...settled }
    return { ...all, subject: '{}', data: 'ab', callValue: 5n, ...change }
  }
  const hash = () => made.toString(16).padStart(64, '0')

  /** As an after-call with a hash that no node knows leaves it. */
  async function ordered(change: Partial<OrderRow> = {}, withHash = false): Promise<string> {
    const row = fresh(change)
    await keepOrder(engine.db, clock, row)
    if (withHash) await submitted(row.id)
    return row.id
  }
  const submitted = (id: string) =>
    engine.db
      .updateTable('orders')
      .set({ txHash: hash(), told: true, sentAt: clock.time })
      .where('id', '=', id)
      .execute()

  const refusal = { kind: { code: 'TOO_MANY_ORDERS' }, values: { count: '200' } }
  async function idsOf(address: Address): Promise<string[]> {
    const rows = await engine.db
      .selectFrom('orders')
      .select('id')
      .where('address', '=', address)
      .orderBy('createdAt')
      .execute()
    return rows.map(({ id }) => id)
  }

  test('350 orders with hashes that no block holds leave 200, for a day', async () => {
    const refused: unknown[] = []
    for (let n = 0; n < 350; n++) {
      await ordered({}, true).catch((error: unknown) => refused.push(error))
    }
    expect(refused).toHaveLength(150)
    for (const error of refused) expect(error).toMatchObject(refusal)
    expect(await idsOf(ann)).toHaveLength(mostUnmined)
    // Another address is not kept waiting.
    await ordered({ address: ben })
    // A transaction that lasts a day may still land in a block of this second, which is not final before a minute is over.
    await at(start + day + minute)
    await expect(ordered()).rejects.toMatchObject(refusal)
    await at(start + day + minute + 1)
    const next: string[] = []
    for (let n = 0; n < mostUnmined; n++) next.push(await ordered())
    await expect(ordered()).rejects.toMatchObject(refusal)
    expect((await idsOf(ann)).toSorted()).toEqual(next.toSorted())
  })

  test('unsigned ones give way once they have expired, the oldest first', async () => {
    const first: string[] = []
    for (let n = 0; n < mostUnmined; n++) first.push(await ordered({ createdAt: start - 200 + n }))
    await expect(ordered()).rejects.toMatchObject(refusal)
    await at(start + 15 * minute + 1)
    const next = await ordered()
    expect(await idsOf(ann)).toEqual([...first.slice(1), next])
  })

  test('one that a block holds neither counts nor goes', async () => {
    const done = await ordered({ createdAt: start - 40 * day, expiresAt: start - 40 * day })
    await submitted(done)
    const mined = { block: 1, txIndex: 0, owner: ann, contract: null, data: 'ab', callValue: 5n }
    const result = { result: 'SUCCESS', reason: null, fee: 0n, energy: 0 }
    await engine.db
      .insertInto('chainTransactions')
      .values({ hash: hash(), ...mined, ...result })
      .execute()
    const proven = await ordered({ createdAt: start - 39 * day, proven: true, txHash: 'ff' })
    for (let n = 0; n < mostUnmined; n++) await ordered()
    await at(start + 2 * day)
    await ordered()
    expect((await idsOf(ann)).slice(0, 2)).toEqual([done, proven])
  })

  test('lapsed ones of an address that never comes back are gone after thirty days', async () => {
    const signed = await ordered({ address: ben }, true)
    const unsigned = await ordered({ address: ben })
    await at(start + 30 * day)
    await ordered()
    expect((await idsOf(ben)).toSorted()).toEqual([signed, unsigned].toSorted())
    await at(start + 30 * day + 1)
    await ordered()
    expect(await idsOf(ben)).toEqual([])
  })

  test('two hundred and fifty at once are two hundred', async () => {
    const all = await Promise.allSettled(Array.from({ length: 250 }, () => ordered()))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostUnmined)
    expect(await idsOf(ann)).toHaveLength(mostUnmined)
  })

  test('one request is one order', async () => {
    const row = fresh({})
    await keepOrder(engine.db, clock, row)
    await keepOrder(engine.db, clock, { ...row, id: 'other' })
    expect(await idsOf(ann)).toEqual([row.id])
  })
})
