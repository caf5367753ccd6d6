import type { Stack } from '#apps/journeys/stack.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { audit } from './audit.ts'
import { auditedStack } from './testing/auditedStack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await auditedStack()
}, 600_000)
afterAll(() => stack?.close())

test('what the database has is what the chain says', async () => {
  const { compared, differences } = await audit(stack.server.app)
  expect(differences).toEqual([])
  // Nothing is right because there is nothing.
  for (const [what, count] of Object.entries(compared)) expect.soft(count, what).toBeGreaterThan(0)
  expect(compared['earnings_sums']).toBeGreaterThan(20)
  expect(compared['team_members']).toBeGreaterThan(7)
})

test('an epoch, a bonus and a claim were among it', async () => {
  const bonus = await sql<{ credited: bigint }>`
    select credited from earnings_sums where kind = 'bonus' and account <> 'reserve'`.execute(
    stack.server.app.db,
  )
  expect(bonus.rows).toEqual([{ credited: 70_000n }])
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from earnings_transfers`.execute(stack.server.app.db)
  const kinds = rows.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['bonus', 'claim', 'level1', 'level2', 'staking']))
})

test('every kind of stake was worth something', async () => {
  const { rows } = await sql<{ source: string }>`
    select distinct source from team_pledges where worth > 0 order by source`.execute(
    stack.server.app.db,
  )
  expect(rows.map(({ source }) => source)).toEqual(['lp', 'nft', 'staking'])
})

/** What is planted, how it is put right again, and what of it is named. */
const harms: readonly [harm: string, named: readonly string[]][] = [
  [
    `update earnings_sums set credited = credited + 1 where kind = 'level1'`,
    ['earnings_sums.credited'],
  ],
  [`delete from earnings_transfers where kind = 'level2'`, ['earnings_transfers']],
  ['update earnings_days set amount = amount + 1', ['earnings_days.amount']],
  ['update earnings_fees set bonus = bonus + 1000 where bonus > 0', ['earnings_fees.bonus']],
  ['update earnings_fees set bonus_level = 5 where bonus > 0', ['earnings_fees.bonus_level']],
  ['update earnings_bonuses set total = total + 1', ['earnings_bonuses.total']],
  [`update earnings_epochs set matches = not matches`, ['earnings_epochs.matches']],
  ['update team_members set team_size = team_size + 1 where level = 1', ['team_members.team_size']],
  ['update team_members set level = 2 where level = 1', ['team_members.level']],
  [
    `update team_members set second_count = second_count + 1, second_pledge = second_pledge + 1,
      direct_pledge = direct_pledge + 1 where level = 1`,
    ['team_members.second_count', 'team_members.second_pledge', 'team_members.direct_pledge'],
  ],
  ['update team_level_counts set members = members + 1', ['team_level_counts.members']],
  ['update team_level_counts set pledge = pledge + 1', ['team_level_counts.pledge']],
  ['update team_level_changes set block = block - 1', ['team_level_changes of']],
  ['update team_level_changes set level = 2', ['team_level_changes.level']],
  [`update team_pledges set worth = worth + 1 where source = 'lp'`, ['team_pledges.worth']],
  [`delete from team_pledges where source = 'staking'`, ['team_pledges of']],
  ['update team_records set worth = worth + 1', ['team_records.worth']],
  ['update team_line_assets set units = units + 1', ['team_line_assets.units']],
  ['update team_earnings set earned = earned + 1', ['team_earnings.earned']],
  ['update team_earning_ranges set members = members + 1', ['team_earning_ranges.members']],
  ['update team_earning_ranges set earned = earned * 2', ['team_earning_ranges.earned']],
  ['update withdrawal_payouts set fee = fee + 1', ['withdrawal_payouts.fee']],
  ['update withdrawal_owners set withdrawn = withdrawn - 1', ['withdrawal_owners.withdrawn']],
  [
    `insert into withdrawal_owners values ('TNobody', 1, 1000, 1)`,
    ['withdrawal_owners of TNobody: a row here, no row by the chain'],
  ],
]

test.each(harms)('%s is found', async (harm, named) => {
  const { app } = stack.server
  const { differences } = await harmed(harm, (db) => audit({ ...app, db }))
  for (const one of named) {
    expect(differences).toEqual(expect.arrayContaining([expect.stringContaining(one)]))
  }
  const tables = new Set(differences.map((one) => /^\w+/.exec(one)?.[0]))
  expect(tables).toEqual(new Set([/^\w+/.exec(named[0]!)?.[0]]))
})

type Db = Stack['server']['app']['db']

/** Rolled back at the end: what was planted is gone. */
async function harmed<T>(harm: string, work: (db: Db) => Promise<T>): Promise<T> {
  const own = await stack.server.app.db.startTransaction().execute()
  try {
    const { numAffectedRows } = await sql.raw(harm).execute(own)
    expect(Number(numAffectedRows)).toBeGreaterThan(0)
    return await work(own as unknown as Db)
  } finally {
    await own.rollback().execute()
  }
}
