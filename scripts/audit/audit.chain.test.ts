import { leafHash } from '#features/earnings/merkle.ts'
import { epochsKeeperOn, stakeForLevel } from '#features/earnings/server/testing/epochs.ts'
import { must } from '#apps/journeys/must.ts'
import { type Stack, startStack } from '#apps/journeys/stack.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { audit } from './audit.ts'

/**
 * Neighbours who bought, staked and traded; alice is V1 by three who staked. She claims of an epoch that says 10,000
 * where the fees give nothing yet, and then one of 70,000 that they give is accepted.
 */
let stack: Stack

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  const { world, server } = stack
  const bind = (name: string, inviter: string) =>
    must(world, name, 'Team', 'bindParent', [world.hex(inviter)])
  await bind('heidi', 'alice')
  await stakeForLevel(stack, ['bob', 'carol', 'heidi'])
  await must(world, 'mallory', 'FeeSplitter', 'withdrawPool')
  const root = leafHash(world.hex('alice').slice(2), '', 10_000n)
  const trx = `0x${'00'.repeat(20)}`
  const block = BigInt(world.net.status().head.number) - 1n
  const epoch = [root, root, block, [trx], [10_000n]]
  await must(world, 'deployer', 'RewardDistributor', 'post', epoch)
  await world.net.travel(120)
  await must(world, 'mallory', 'RewardDistributor', 'accept', [1n])
  const claim = [1n, world.hex('alice'), [trx], [10_000n], [[]]]
  await must(world, 'mallory', 'RewardDistributor', 'claim', claim)
  await must(world, 'mallory', 'FeeSplitter', 'split', [world.hex('bob')], 7_000_003n)
  const keeper = epochsKeeperOn(stack)
  for (let i = 0; i < 6; i++) {
    await world.net.travel(40)
    await world.net.mine()
    await server.indexer.catchUp()
    await keeper.turn()
  }
  await must(world, 'alice', 'FeeSplitter', 'claim')
  await must(world, 'bob', 'TermStaking', 'claim', [[1n]])
  await server.indexer.catchUp()
}, 300_000)
afterAll(() => stack?.close())

test('what the database has is what the chain says', async () => {
  const { compared, differences } = await audit(stack.server.app)
  expect(differences).toEqual([])
  expect(compared['balance, credited']).toBeGreaterThan(20)
  expect(compared['level']).toBeGreaterThan(7)
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

test.each([
  ['a balance', `update earnings_sums set credited = credited + 1 where kind = 'level1'`],
  ['an entry', `delete from earnings_transfers where kind = 'level2'`],
  ['a size', 'update team_members set team_size = team_size + 1 where level = 1'],
  ['a match', `update earnings_epochs set matches = not matches`],
  ['a level', 'update team_members set level = 2 where level = 1'],
])('%s that is not of the chain is found', async (_, harm) => {
  const { db } = stack.server.app
  await expect(
    db.transaction().execute(async (own) => {
      await sql.raw(harm).execute(own)
      const { differences } = await audit({ ...stack.server.app, db: own as typeof db })
      throw new Error(`found ${differences.length}`)
    }),
  ).rejects.toThrow(/^found [1-9]/)
})
