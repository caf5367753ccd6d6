import { openMigrated } from '#tests/journeys/openMigrated.ts'
import { type OpenEngine, engines } from '#platform/server/database/testing/databases.ts'
import { plainStore } from '#platform/server/indexer/testing/plainStore.ts'
import type { EventContext } from '#platform/server/indexer/contract.ts'
import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { post, type Transfer, writePosted } from './ledger.ts'

const ann = addressFromHex('11'.repeat(20))
const bob = addressFromHex('22'.repeat(20))

const of = (kind: Transfer['kind'], debit: Transfer['debit'], credit: Transfer['credit']) =>
  ({ kind, debit, credit, coin: zeroAddress, amount: 1n }) as const
const claimed = (place: string) => ({ ...of('claim', ann, 'paid'), place })

describe.each(engines)('numbers of lines on %s', (on) => {
  let engine: OpenEngine
  beforeAll(async () => {
    engine = await openMigrated(on)
  }, 120_000)
  afterAll(() => engine.close())

  const happens = (block: number, book: string, transfers: readonly Transfer[]) =>
    engine.db.transaction().execute(async (db) => {
      const place = { block, txIndex: 0, logIndex: 0, time: block, txHash: '' }
      const event = { store: plainStore(db), ...place } as unknown as EventContext
      await post(event, book, transfers)
      await writePosted(event)
    })

  test('each line has its place in the whole list and in that of its kind; a line without an owner has none', async () => {
    await happens(1, 'FeeSplitter', [
      of('level1', 'fees', ann),
      of('level2', 'fees', bob),
      of('platform', 'fees', 'platform'),
      of('pool', 'fees', 'pool'),
    ])
    // Both shares belong to one address, and a share without an inviter goes to the pool.
    await happens(2, 'FeeSplitter', [of('level1', 'fees', ann), of('level2', 'fees', ann)])
    await happens(3, 'FeeSplitter', [of('level1', 'fees', 'pool'), of('pool', 'fees', 'pool')])
    await happens(4, 'FeeSplitter', [claimed('fees')])
    for (const [block, book] of [
      [5, 'LpStaking'],
      [6, 'LpPurchases'],
    ] as const) {
      await happens(block, book, [of('liquidity', 'reserve', ann), claimed('liquidity')])
    }
    await happens(7, 'FeeSplitter', [of('payout', 'pool', 'paid')])
    const { rows } = await sql<Record<string, unknown>>`
      select block, line, number, part_number from earnings_transfers order by block, line`.execute(
      engine.db,
    )
    expect(rows.map((row) => Object.values(row))).toEqual([
      [1, 0, 1, 1],
      [1, 1, 1, 1],
      [1, 2, null, null],
      [1, 3, null, null],
      [2, 0, 2, 2],
      [2, 1, 3, 1],
      [3, 0, null, null],
      [3, 1, null, null],
      [4, 0, 1, 1],
      [5, 0, 4, 1],
      [5, 1, 2, 1],
      [6, 0, 5, 2],
      [6, 1, 3, 2],
      [7, 0, null, null],
    ])
  })

  test('the counts are the last numbers', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select account, list, lines, block from earnings_lists order by account = ${ann} desc, list`.execute(
      engine.db,
    )
    expect(rows.map((row) => Object.values(row))).toEqual([
      [ann, 'claims', 3, 6],
      [ann, 'claims fees', 1, 4],
      [ann, 'claims liquidity', 2, 6],
      [ann, 'income', 5, 6],
      [ann, 'income level1', 2, 2],
      [ann, 'income level2', 1, 2],
      [ann, 'income liquidity', 2, 6],
      [bob, 'income', 1, 1],
      [bob, 'income level2', 1, 1],
    ])
  })
})
