import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { onFilled } from '../market/testing/filled.ts'
import { askAsRoot } from './ask.ts'
import { grow } from './fill.ts'

/** However large a team is, its numbers and its pages are read by an index, and no more rows than they show. */
const members = 20_000

const filled = onFilled(async (db) => {
  await grow(db, { from: 1, to: members + 1, staking: 3 })
  await sql`vacuum analyze`.execute(db)
})

test.each([
  ['numbers by line and level', '/deposit/member/getTeamStatistics', 5],
  ['direct members with their teams', '/deposit/member/directList', 20],
  ['the whole team', '/deposit/member/teamList', 20],
  ['pledges of two lines', '/swappledge/memberPledge/teamRecord', 20],
] as const)('%s', async (_, path, most) => {
  const reply = await askAsRoot(filled.db)(path)
  expect(reply.size ?? reply.list.length).toBeGreaterThan(10)
  filled.within(most)
})
