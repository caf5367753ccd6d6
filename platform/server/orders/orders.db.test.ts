import type { Address } from '#platform/std/address.ts'
import { orderState } from '#platform/std/order.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { App } from '#platform/server/app.ts'
import type { ChainTransaction, OrderRow } from '#platform/server/database/db.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { Orders } from './orders.ts'
import { ordersByState } from './ordersByState.ts'
import {
  type OpenEngine,
  openEngine,
  engines,
} from '#platform/server/database/testing/databases.ts'

/** What the database counts as unfinished, against the state of every single order. */
const ann = 'TAnn' as Address
const now = 100_000
const solid = 500
const clock = { now: () => now, solid, isFinal: (block: number) => block <= solid }

const call = (contract: string) =>
  JSON.stringify({ contract, selector: 'Buy(uint256)', args: ['1'], callValue: '5', feeLimit: '9' })

/** Around every border that a state has. */
const moment = fc.constantFrom(1, now - 661, now - 660, now - 659, now - 1, now, now + 1, now + 900)
const fate = fc.record({
  createdAt: fc.integer({ min: now - 200_000, max: now }),
  expiresAt: moment,
  /** null: nothing was sent. */
  sentAt: fc.option(moment),
  mined: fc.option(
    fc.record({
      result: fc.constantFrom('SUCCESS', 'REVERT', 'OUT_OF_ENERGY'),
      block: fc.constantFrom(1, solid - 1, solid, solid + 1),
      wrong: fc.constantFrom('nothing', 'nothing', 'owner', 'contract', 'data', 'callValue'),
    }),
  ),
  /** As the node's solid receipt was kept, of an order that no index settles. */
  kept: fc.option(fc.constantFrom('SUCCESS', 'REVERT'), { freq: 1 }),
})
type Fate = typeof fate extends fc.Arbitrary<infer T> ? T : never

const hashOf = (n: number) => n.toString(16).padStart(64, '0')

const rowOf = ({ createdAt, expiresAt, sentAt, kept }: Fate, n: number): OrderRow => ({
  id: `order-${n}`,
  address: ann,
  requestId: `request-${n}`,
  kind: 'nft.buy',
  subject: '{}',
  call: call('TCards'),
  data: 'abcd',
  callValue: 5n,
  createdAt,
  expiresAt,
  txHash: sentAt === null ? null : hashOf(n),
  sentAt,
  told: sentAt !== null,
  proven: false,
  byReceipt: sentAt !== null && kept !== null,
  receipt:
    sentAt === null || kept === null
      ? null
      : JSON.stringify({ block: solid, result: kept, reason: null }),
})

function minedOf({ mined, sentAt, kept }: Fate, n: number): ChainTransaction[] {
  if (mined === null || sentAt === null || kept !== null) return []
  const { result, block, wrong } = mined
  const transaction = {
    hash: hashOf(n),
    block,
    txIndex: n,
    owner: (wrong === 'owner' ? 'TBen' : ann) as Address,
    contract: (wrong === 'contract' ? 'TTeam' : 'TCards') as Address,
    data: wrong === 'data' ? 'ffff' : 'abcd',
    callValue: wrong === 'callValue' ? 6n : 5n,
    result,
    reason: result === 'SUCCESS' ? null : result,
    fee: 0n,
    energy: 0,
  }
  return [transaction]
}

describe.each(engines)('on %s', (on) => {
  let engine: OpenEngine
  let orders: Orders
  beforeAll(async () => {
    engine = await openEngine(on)
    await migrate(engine.db, [])
    orders = new Orders({ db: engine.db, clock } as unknown as ConstructorParameters<
      typeof Orders
    >[0])
  })
  afterAll(() => engine?.close())

  async function fill(fates: readonly Fate[]): Promise<void> {
    const { db } = engine
    await db.deleteFrom('orders').execute()
    await db.deleteFrom('chainTransactions').execute()
    const mined = fates.flatMap(minedOf)
    if (fates.length > 0) await db.insertInto('orders').values(fates.map(rowOf)).execute()
    if (mined.length > 0) await db.insertInto('chainTransactions').values(mined).execute()
  }

  test('unfinished are exactly those created, sent or packed, oldest first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fate, { maxLength: 30 }), async (fates) => {
        await fill(fates)
        const { total, list } = await orders.all(ann, { pageNum: 1, pageSize: 100 })
        expect(total).toBe(fates.length)
        const wanted = list
          .filter(({ state }) => ['created', 'sent', 'packed'].includes(state))
          .toSorted((a, b) => a.createdAt - b.createdAt || (a.orderId < b.orderId ? -1 : 1))
        const open = await orders.unfinished(ann, { pageNum: 1, pageSize: 100 })
        expect(open).toEqual({ total: wanted.length, list: wanted })
      }),
      { numRuns: 60 },
    )
  })

  test('what operators see by state is the state of every order of the last day', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fate, { maxLength: 30 }), async (fates) => {
        await fill(fates)
        const { list } = await orders.all(ann, { pageNum: 1, pageSize: 100 })
        const wanted = new Map(orderState.options.map((state) => [state, 0]))
        for (const { state, createdAt } of list) {
          if (createdAt > now - 86_400) wanted.set(state, wanted.get(state)! + 1)
        }
        const states = new Map(list.map(({ orderId, state }) => [orderId, state]))
        const waiting = fates
          .filter(
            ({ createdAt }, n) => states.get(`order-${n}`) === 'sent' && createdAt > now - 86_400,
          )
          .map(({ sentAt }) => now - sentAt!)
        const counts = await ordersByState({ db: engine.db, clock } as unknown as App)
        expect(counts).toEqual({ byState: wanted, longestSent: Math.max(0, ...waiting) })
      }),
      { numRuns: 60 },
    )
  })

  test('a thousand that came to nothing hide none that did not; pages add up to the total', async () => {
    const expired = Array.from({ length: 1_000 }, (_, n) => ({
      createdAt: now - 1_000 + n,
      expiresAt: now - 1,
      sentAt: null,
      mined: null,
      kept: null,
    }))
    const fresh = Array.from({ length: 7 }, () => ({
      createdAt: now,
      expiresAt: now + 900,
      sentAt: null,
      mined: null,
      kept: null,
    }))
    await fill([...expired, ...fresh])
    const ids: string[] = []
    for (const pageNum of [1, 2, 3, 4]) {
      const { total, list } = await orders.unfinished(ann, { pageNum, pageSize: 3 })
      expect(total).toBe(7)
      expect(list).toHaveLength([3, 3, 1, 0][pageNum - 1]!)
      ids.push(...list.map(({ orderId }) => orderId))
    }
    expect(new Set(ids).size).toBe(7)
    expect((await orders.all(ann, { pageNum: 1, pageSize: 1 })).total).toBe(1_007)
    const other = await orders.unfinished('TBen' as Address, { pageNum: 1, pageSize: 3 })
    expect(other).toEqual({ total: 0, list: [] })
  })
})
