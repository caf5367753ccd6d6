import { features } from '#apps/server/features.ts'
import { tablesOf } from '#platform/server/database/chainSchema.ts'
import { inMemory, newRows } from '#platform/server/indexer/rows/testing/inMemory.ts'
import { openMigrated } from '#tests/journeys/openMigrated.ts'
import { type OpenEngine, engines } from '#platform/server/database/testing/databases.ts'
import type { Address } from '#platform/std/address.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { countEarned, earn } from './earnings.ts'

let engine: OpenEngine
describe.each(engines)('on %s', (on) => {
  beforeAll(async () => {
    engine = await openMigrated(on)
  }, 120_000)
  afterAll(() => engine?.close())

  interface Ranges {
    readonly start: string
    readonly members: number
    readonly earned: string
  }

  const kept = async (): Promise<Ranges[]> => {
    const { rows } = await sql<Ranges>`
    select from_earned::text as start, members::int8 as members, earned::text as earned
    from team_earning_ranges order by from_earned`.execute(engine.db)
    return rows
  }

  /** The sum of each account, grouped by its first two digits. */
  function grouped(credits: readonly (readonly [number, number])[]): Ranges[] {
    const sums = new Map<number, bigint>()
    for (const [who, amount] of credits) sums.set(who, (sums.get(who) ?? 0n) + BigInt(amount))
    const groups = new Map<string, { members: number; earned: bigint }>()
    for (const sum of sums.values()) {
      if (sum === 0n) continue
      const values = String(sum)
      const start = values.slice(0, 2).padEnd(values.length, '0')
      const { members, earned } = groups.get(start) ?? { members: 0, earned: 0n }
      groups.set(start, { members: members + 1, earned: earned + sum })
    }
    return [...groups]
      .map(([start, { members, earned }]) => ({ start, members, earned: String(earned) }))
      .toSorted((a, b) => Number(BigInt(a.start) - BigInt(b.start)))
  }

  test('ranges group all earnings, also after a block was undone', async () => {
    const credit = fc.tuple(fc.nat(5), fc.oneof(fc.nat(120), fc.nat(2_000_000)))
    await fc.assert(
      fc.asyncProperty(
        fc.array(credit, { maxLength: 30 }),
        fc.array(credit),
        async (one, other) => {
          const blocks = [one, other].map((credits, i) => ({ number: i + 1, credits }))
          await inMemory(engine.db, newRows(engine.db, tablesOf(features)), {
            blocks,
            async apply(at, { credits }) {
              for (const [who, amount] of credits) earn(at, `T${who}` as Address, BigInt(amount))
              await countEarned(at)
            },
          })
          expect(await kept()).toEqual(grouped([...one, ...other]))
          await sql`select undo_blocks(2::int8)`.execute(engine.db)
          expect(await kept()).toEqual(grouped(one))
          await sql`select undo_blocks(1::int8)`.execute(engine.db)
          expect(await kept()).toEqual([])
        },
      ),
      { numRuns: 12, endOnFailure: true },
    )
  }, 60_000)
})
