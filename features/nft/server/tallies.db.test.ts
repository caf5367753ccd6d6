import { features } from '#apps/server/features.ts'
import { tablesOf } from '#platform/server/database/chainSchema.ts'
import { inMemory, newRows } from '#platform/server/indexer/rows/testing/inMemory.ts'
import { openMigrated } from '#tests/journeys/openMigrated.ts'
import { type OpenEngine, engines } from '#platform/server/database/testing/databases.ts'
import type { Address } from '#platform/std/address.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { addToLevel, moveCard, writeTallies } from './tallies.ts'
import { writeTotals } from './totals.ts'

let engine: OpenEngine
describe.each(engines)('on %s', (on) => {
  beforeAll(async () => {
    engine = await openMigrated(on)
  }, 120_000)
  afterAll(() => engine?.close())

  /** Each contract has its name as address here: only the boxes are no holder. */
  const names = ['ann', 'bob', 'cid', 'BlindBoxes'] as Address[]
  /** A card moves to an account; it is bought if it has no owner yet. */
  type Step = readonly [card: number, to: Address]

  interface Kept {
    readonly cards: Record<string, number>
    readonly holders: number
    readonly minted: number
  }

  async function kept(): Promise<Kept> {
    const { rows } = await sql<{ owner: string; cards: number }>`
    select owner, cards from nft_holders where cards <> 0`.execute(engine.db)
    const { rows: sums } = await sql<{ holders: number; minted: number }>`
    select coalesce((select holders from nft_totals), 0) as holders,
      coalesce((select minted from nft_level_stats where level = 1), 0) as minted`.execute(
      engine.db,
    )
    const cards = Object.fromEntries(rows.map(({ owner, cards: own }) => [owner, own]))
    return { cards, ...sums[0]! }
  }

  function recounted(steps: readonly Step[]): Kept {
    const owners = new Map(steps)
    const cards: Record<string, number> = {}
    for (const owner of owners.values()) cards[owner] = (cards[owner] ?? 0) + 1
    const holders = Object.keys(cards).filter((name) => name !== 'BlindBoxes').length
    return { cards, holders, minted: owners.size }
  }

  test('cards, holders and levels are a recount, also after a block was undone', async () => {
    const step = fc.tuple(fc.nat(5), fc.constantFrom(...names))
    const history = fc.array(step, { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(history, history, async (one, other) => {
        const owners = new Map<number, Address>()
        await inMemory(engine.db, newRows(engine.db, tablesOf(features)), {
          blocks: [one, other].map((steps, i) => ({ number: i + 1, steps })),
          async apply(at, { steps }) {
            for (const [card, to] of steps) {
              const from = owners.get(card) ?? null
              if (from === null) addToLevel(at, 1, { minted: 1 })
              if (from !== to) moveCard(at, from, to)
              owners.set(card, to)
            }
            await writeTallies(at)
            await writeTotals(at)
          },
        })
        expect(await kept()).toEqual(recounted([...one, ...other]))
        await sql`select undo_blocks(2::int8)`.execute(engine.db)
        expect(await kept()).toEqual(recounted(one))
        await sql`select undo_blocks(1::int8)`.execute(engine.db)
        expect(await kept()).toEqual(recounted([]))
      }),
      { numRuns: 12, endOnFailure: true },
    )
  }, 60_000)
})
