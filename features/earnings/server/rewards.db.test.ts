import { features } from '#apps/server/features.ts'
import { tablesOf } from '#platform/server/database/chainSchema.ts'
import { inMemory, newRows } from '#platform/server/indexer/rows/testing/inMemory.ts'
import { openMigrated } from '#tests/journeys/openMigrated.ts'
import { type OpenEngine, engines } from '#platform/server/database/testing/databases.ts'
import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { writePosted } from './ledger.ts'
import { rewardIndexer } from './rewardIndexer.ts'

let engine: OpenEngine
describe.each(engines)('on %s', (on) => {
  beforeAll(async () => {
    engine = await openMigrated(on)
  }, 120_000)
  afterAll(() => engine?.close())

  const ann = addressFromHex('11'.repeat(20))

  test('claims of an epoch that does not match credit what they pay, and of one that does only pay', async () => {
    const epoch = {
      state: 'accepted',
      root: '',
      dataHash: '',
      upToBlock: 0,
      acceptableAt: 0,
      total: 9n,
      others: '[]',
      why: null,
      postedAt: 0,
      txHash: '',
      block: 0,
    }
    const leaf = {
      epoch: 2,
      account: ann,
      coin: zeroAddress,
      amount: 4n,
      proof: '',
      claimed: false,
      block: 0,
    }
    await engine.db
      .insertInto('earningsEpochs' as never)
      .values([
        { epoch: 1, matches: false, ...epoch },
        { epoch: 2, matches: true, ...epoch },
      ] as never)
      .execute()
    await engine.db
      .insertInto('earningsLeaves' as never)
      .values([
        { leaf: 0, ...leaf },
        { leaf: 1, ...leaf },
      ] as never)
      .execute()
    await inMemory(engine.db, newRows(engine.db, tablesOf(features)), {
      blocks: [
        {
          number: 1,
          claims: [
            [1, 0, 5n],
            [2, 1, 4n],
          ],
        },
        { number: 2, claims: [[1, 1, 9n]] },
      ] as const,
      async apply(at, { claims }) {
        for (const [txIndex, [number, index, amount]] of claims.entries()) {
          const place = { txHash: '', txIndex, logIndex: 0, contract: ann, sender: ann }
          const leaf = { epoch: BigInt(number), index: BigInt(index), amount }
          const args = { account: ann, token: zeroAddress, ...leaf }
          await rewardIndexer.handlers['RewardClaimed']!({ ...at, ...place, args: args as never })
        }
        await writePosted(at)
      },
    })
    const { rows } = await sql<{ kind: string }>`
    select kind, credited, debited, transfers, block from earnings_sums
    where account = ${ann} order by kind`.execute(engine.db)
    expect(rows).toEqual([
      { kind: 'bonus', credited: 14n, debited: 0n, transfers: 2, block: 2 },
      { kind: 'claim', credited: 0n, debited: 18n, transfers: 3, block: 2 },
    ])
    const claimed = await sql`select leaf, claimed from earnings_leaves order by leaf`.execute(
      engine.db,
    )
    expect(claimed.rows).toEqual([
      { leaf: 0, claimed: false },
      { leaf: 1, claimed: true },
    ])
  })
})
