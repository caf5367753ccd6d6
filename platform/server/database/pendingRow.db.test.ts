import { pendingAt } from '#platform/std/earning.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { pendingRow } from './pendingRow.ts'
import { openEngine } from './testing/databases.ts'

const stake = fc
  .record({
    start: fc.integer({ min: 0, max: 1_000 }),
    lasts: fc.integer({ min: 1, max: 1_000 }),
    reward: fc.bigInt({ min: 0n, max: 10n ** 30n }),
    paid: fc.bigInt({ min: 0n, max: 10n ** 30n }),
  })
  .map(({ start, lasts, ...amounts }) => ({ start, end: start + lasts, ...amounts }))

test('what a row has earned and was not paid is what its stake has, before, in and after its time', async () => {
  const { db, close } = await openEngine()
  const columns = { start: 'start', end: 'end', reward: 'reward', paid: 'paid' }
  try {
    await fc.assert(
      fc.asyncProperty(stake, fc.integer({ min: 0, max: 2_500 }), async (one, now) => {
        const { rows } = await sql<{ pending: bigint }>`
          select ${pendingRow(columns, now)} as pending from (values (
            ${one.start}::int8, ${one.end}::int8, ${one.reward}::numeric, ${one.paid}::numeric
          )) as stake (start, "end", reward, paid)`.execute(db)
        expect(rows[0]?.pending).toBe(pendingAt(one, now))
      }),
    )
  } finally {
    await close()
  }
})
