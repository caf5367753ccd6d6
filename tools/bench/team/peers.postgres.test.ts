import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { onFilled } from '../market/testing/filled.ts'
import { askAsRoot } from './ask.ts'
import { grow } from './fill.ts'
import { asked, fillClosure, ourRows } from './peers.ts'

/** The peers measured beside us answer what we do. */
const filled = onFilled(async (db) => {
  await grow(db, { from: 1, to: 3_001, staking: 3 })
  await sql`vacuum analyze`.execute(db)
  await fillClosure(db)
})

test.each([
  ['size', '/deposit/member/getTeamStatistics', 1],
  // Three lines, and four levels at least.
  ['lines', '/deposit/member/getTeamStatistics', 7],
  ['page', '/deposit/member/directList', 5],
] as const)('%s', async (of, path, atLeast) => {
  const mine = ourRows[of](await askAsRoot(filled.db)(path))
  expect(mine.length).toBeGreaterThanOrEqual(atLeast)
  for (const peer of Object.values(asked[of])) {
    expect((await peer.execute(filled.db)).rows).toEqual(mine)
  }
})
