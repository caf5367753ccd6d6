import { blocksTogether, most as mostInBucket } from '#features/team/server/buckets.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { onFilled } from '../market/testing/filled.ts'
import { askAsRoot } from './ask.ts'
import { grow } from './fill.ts'

/** However large a team is, its numbers and its pages are read by an index, and no more rows than they show. */
const members = 20_000
/** The last of them come in the block at whose end buckets are split. */
const each = Math.ceil(members / (blocksTogether - 1))

const filled = onFilled(async (db) => {
  await grow(db, { from: 1, to: members + 1, staking: 3, each })
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

/** That a member was read through this index, and that no step passed more rows than these. */
function readThrough(index: string, most: number): void {
  const steps = filled.take().flatMap(({ nodes }) => nodes)
  expect(steps.map((step) => step.index)).toContain(index)
  expect(steps.filter(({ rows }) => rows > most)).toEqual([])
}

test('whose address begins so', async () => {
  const { list } = await askAsRoot(filled.db)('/deposit/member/teamList', { search: 'T12345' })
  expect(list.map(({ address }) => address)).toEqual(['T12345'])
  readThrough('team_members_3', 1)
})

test('the last page of the whole team, after no more than a bucket', async () => {
  const pageNum = String(members / 20)
  const { list } = await askAsRoot(filled.db)('/deposit/member/teamList', { pageNum })
  expect(list).toHaveLength(20)
  readThrough('team_members_2', mostInBucket)
})
