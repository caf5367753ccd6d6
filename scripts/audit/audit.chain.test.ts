import type { Stack } from '#tests/journeys/stack.ts'
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

/** What of it is named, and what is planted: in one table each. */
const harms: readonly [named: string, harm: string][] = [
  ['earnings_sums.credited', `credited = credited + 1 where kind = 'level1'`],
  ['earnings_days.amount', 'amount = amount + 1'],
  ['earnings_fees.bonus', 'bonus = bonus + 1000 where bonus > 0'],
  ['earnings_fees.bonus_level', 'bonus_level = 5 where bonus > 0'],
  ['earnings_bonuses.total', 'total = total + 1'],
  ['earnings_epochs.matches', 'matches = not matches'],
  ['earnings_epochs.state', `state = 'revoked' where epoch = 2`],
  ['earnings_leaves.amount', 'amount = amount + 1'],
  ['earnings_leaves.claimed', 'claimed = not claimed'],
  ['team_members.team_size', 'team_size = team_size + 1 where level = 1'],
  ['team_members.level', 'level = 2 where level = 1'],
  [
    'team_members.second_count team_members.second_pledge team_members.direct_pledge',
    'second_count = second_count + 1, second_pledge = second_pledge + 1, direct_pledge = 0',
  ],
  ['team_level_counts.members', 'members = members + 1'],
  ['team_level_counts.pledge', 'pledge = pledge + 1'],
  ['team_level_changes', 'block = block - 1'],
  ['team_level_changes.level', 'level = 2'],
  ['team_pledges.worth', `worth = worth + 1 where source = 'lp'`],
  ['team_records.worth', 'worth = worth + 1'],
  ['team_line_assets.units', 'units = units + 1'],
  ['team_earnings.earned', 'earned = earned + 1'],
  ['team_earning_ranges.members', 'members = members + 1'],
  ['team_earning_ranges.earned', 'earned = earned * 2'],
  ['list_of_members.follows', `path = '~' where level = 1`],
  ['team_stretches.members', 'members = members + 1'],
  ['withdrawal_payouts.fee', 'fee = fee + 1'],
  ['withdrawal_owners.withdrawn', 'withdrawn = withdrawn - 1'],
  ['nft_cards.owner', `owner = 'somebody' where token_id = 1`],
  ['nft_holders.owed', 'owed = owed + 1'],
  ['staking_positions.amount', 'amount = amount * 2'],
  ['staking_owners.claimed', 'claimed = claimed + 1'],
  ['lp_stakes.staked', 'staked = staked + 1'],
  ['blindbox_account_moves.amount', 'amount = amount + 1'],
]

test.each(harms)('%s: %s', async (named, harm) => {
  const [first = ''] = named.split(/[ .]/)
  const table = first === 'list_of_members' ? 'team_members' : first
  const differences = await harmed(`update ${table} set ${harm}`)
  for (const one of named.split(' ')) {
    expect(differences).toEqual(expect.arrayContaining([expect.stringContaining(`${one} of `)]))
  }
  expect(tablesIn(differences)).toEqual([first])
})

test.each(['earnings_transfers', 'earnings_bonuses', 'team_pledges', 'team_level_counts'])(
  '%s without its rows',
  async (table) => {
    const differences = await harmed(`delete from ${table}`)
    expect(tablesIn(differences)).toEqual([table])
    expect(differences[0]).toMatch(/: no row here, a row by the chain$/)
  },
)

test('withdrawal_owners with a row of nobody', async () => {
  expect(await harmed(`insert into withdrawal_owners values ('TNobody', 1, 1000, 1)`)).toEqual([
    'withdrawal_owners of TNobody: a row here, no row by the chain',
  ])
})

const tablesIn = (differences: readonly string[]) => [
  ...new Set(differences.map((one) => one.split(/[ .]/)[0])),
]

/** What the audit finds of it. Rolled back at the end: what was planted is gone. */
async function harmed(harm: string): Promise<readonly string[]> {
  const { app } = stack.server
  const own = await app.db.startTransaction().execute()
  try {
    // Between two reads of the chain it is silent for longer than a server may be.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(own)
    const { numAffectedRows } = await sql.raw(harm).execute(own)
    expect(Number(numAffectedRows)).toBeGreaterThan(0)
    return (await audit({ ...app, db: own as unknown as typeof app.db })).differences
  } finally {
    await own.rollback().execute()
  }
}
