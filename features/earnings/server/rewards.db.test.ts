import { features } from '#apps/server/features.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { type OpenEngine, engineName, openEngine } from '#platform/server/database/testDatabases.ts'
import { inMemory, newRows } from '#platform/server/indexer/rows/testInMemory.ts'
import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { writePosted } from './ledger.ts'
import { rewardIndexer } from './rewardIndexer.ts'

let engine: OpenEngine
beforeAll(async () => {
  engine = await openEngine()
  await migrate(engine.db, features)
}, 120_000)
afterAll(() => engine?.close())

const ann = addressFromHex('11'.repeat(20))

test(`of two claims in one block the second credits what it says beyond the first, on ${engineName}`, async () => {
  await inMemory(engine.db, await newRows(engine.db), {
    blocks: [
      { number: 1, cumulative: [5n, 8n] },
      { number: 2, cumulative: [9n] },
    ],
    async apply(at, { cumulative }) {
      for (const [txIndex, total] of cumulative.entries()) {
        const place = { txHash: '', txIndex, logIndex: 0, contract: ann, sender: ann }
        const args = { account: ann, token: zeroAddress, amount: 1n, cumulative: total }
        await rewardIndexer.handlers['RewardClaimed']!({ ...at, ...place, args: args as never })
      }
      await writePosted(at)
    },
  })
  const { rows } = await sql<{ kind: string }>`
    select kind, credited, debited, transfers, block from earnings_sums
    where account = ${ann} order by kind`.execute(engine.db)
  expect(rows).toEqual([
    { kind: 'bonus', credited: 9n, debited: 0n, transfers: 3, block: 2 },
    { kind: 'claim', credited: 0n, debited: 3n, transfers: 3, block: 2 },
  ])
})
