import { audit } from '#tools/audit/audit.ts'
import { Client } from '#tests/journeys/client.ts'
import { freshDump } from '#tests/journeys/freshDump.ts'
import { must } from '#tests/journeys/must.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { dumpChainTables } from '#platform/server/indexer/reindex.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { soldForUsdt } from '../testing/soldForUsdt.ts'
import { epochsKeeperOn, stakeForLevel } from './testing/epochs.ts'

/** deployer, the root and the platform, invited alice; she bob, carol and dave, whose stakes make her V1. */
let stack: Stack
let alice: Client

beforeAll(async () => {
  stack = await startStack({ solidLag: 2 })
  const { world } = stack
  await must(world, 'alice', 'Team', 'bindParent', [world.hex('deployer')])
  for (const name of ['bob', 'carol', 'dave']) {
    await must(world, name, 'Team', 'bindParent', [world.hex('alice')])
  }
  await stakeForLevel(stack, ['bob', 'carol', 'dave'])
  alice = new Client(stack, 'alice')
  await alice.signIn()
}, 300_000)
afterAll(() => stack?.close())

const settle = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await stack.world.net.mine()
  await stack.server.indexer.catchUp()
}
const data = async (path: string, form: Record<string, string> = {}) =>
  (await alice.post(path, form)).data
const inUsdt = async () =>
  (await data('/deposit/profit/totalMemberProfit')).list.find(
    ({ coin }: { coin: { symbol: string } }) => coin.symbol === 'USDT',
  )
const usdtOf = (name: string) =>
  stack.world.read<bigint>('Usdt', 'balanceOf', [stack.world.hex(name)])

test('a share of a card sold for USDT is income in USDT, with its fee and payer', async () => {
  await soldForUsdt(stack, 'bob', 'carol')
  await settle()
  expect(await inUsdt()).toMatchObject({ earned: '1000000', claimed: '0', owed: '1000000' })
  const { kinds, coins } = await data('/deposit/memberProfit/statistics')
  const coin = { symbol: 'USDT', decimals: 6, address: addressFromHex(stack.world.hex('Usdt')) }
  expect(kinds).toContainEqual({ kind: 'level1', coin, earned: '1000000', lines: 1 })
  expect(coins.map((one: { coin: { symbol: string } }) => one.coin.symbol)).toContain('USDT')
  const [line] = (await data('/deposit/profit/profitePage')).list
  expect(line).toMatchObject({
    kind: 'level1',
    coin,
    amount: '1000000',
    book: 'CardMarket',
    fee: {
      amount: '10000000',
      payer: addressFromHex(stack.world.hex('carol')),
      sourceName: 'CardMarket',
    },
  })
  const days = await data('/deposit/profit/statistic', { coin: 'USDT', days: '7' })
  expect(days.list.at(-1).amount).toBe('1000000')
})

test('and has a bonus of the level in USDT, which an epoch promises and pays', async () => {
  expect((await data('/tessera/earnings/claimable')).accruing).toEqual(
    expect.arrayContaining([
      { coin: expect.objectContaining({ symbol: 'USDT' }), amount: '100000' },
    ]),
  )
  const [bonus] = (await data('/tessera/earnings/bonusPage')).list
  expect(bonus).toMatchObject({ coin: { symbol: 'USDT' }, fee: '10000000', bonus: '100000' })
  const keeper = epochsKeeperOn(stack)
  for (let i = 0; i < 8; i++) {
    await keeper.turn()
    await stack.world.net.travel(40)
    await settle()
  }
  const [epoch] = (await data('/tessera/earnings/epochPage')).list
  const usdt = addressFromHex(stack.world.hex('Usdt'))
  expect(epoch).toMatchObject({ state: 'accepted', matches: true })
  expect(epoch.others).toEqual([{ coin: usdt, amount: '100000' }])
  const before = await usdtOf('alice')
  const paths = {
    before: '/tessera/earnings/claimBonusBefore',
    after: '/tessera/earnings/claimBonusAfter',
  }
  await runOrder(stack, alice, paths, { coin: 'USDT' })
  expect((await usdtOf('alice')) - before).toBe(100_000n)
})

test('and is claimed: what a withdrawal pays beside it is no income', async () => {
  const { world } = stack
  await must(world, 'mallory', 'CardMarket', 'withdraw', [world.hex('deployer'), world.hex('Usdt')])
  const before = await usdtOf('alice')
  const paths = { before: '/tessera/nft/withdrawBefore', after: '/tessera/nft/withdrawAfter' }
  const { txHash } = await runOrder(stack, alice, paths, { coin: 'USDT' })
  expect((await usdtOf('alice')) - before).toBe(1_000_000n)
  await settle()
  expect(await inUsdt()).toMatchObject({ earned: '1100000', claimed: '1100000', owed: '0' })
  const claims = await data('/swapwithdraw/memberProfit/claimRecordList', { from: 'fees' })
  expect(claims.list).toMatchObject([{ coin: { symbol: 'USDT' }, amount: '1000000', txHash }])
  // The deployer is level 2, the platform and the fund: of 15.95 USDT its share of the fee alone is income.
  const { rows } = await sql<Record<string, unknown>>`
    select account, kind, credited, debited from earnings_sums
    where book = 'CardMarket' and account in ('platform', 'pool', ${addressFromHex(world.hex('deployer'))})
    order by account, kind`.execute(stack.server.app.db)
  expect(rows.map((row) => Object.values(row).slice(1))).toEqual(
    expect.arrayContaining([
      ['claim', 0n, 500_000n],
      ['level2', 500_000n, 0n],
      ['payout', 0n, 5_950_000n],
      ['platform', 5_950_000n, 0n],
      ['payout', 0n, 2_550_000n],
      ['pool', 2_550_000n, 0n],
    ]),
  )
})

test('the book of each contract comes to zero in each coin, and the audit finds no difference', async () => {
  await soldForUsdt(stack, 'dave', 'bob')
  await settle()
  const { rows } = await sql<{ left: bigint }>`
    select sum(credited - debited) as left from earnings_sums group by book, coin`.execute(
    stack.server.app.db,
  )
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.every(({ left }) => left === 0n)).toBe(true)
  const { compared, differences } = await audit(stack.server.app)
  expect(differences).toEqual([])
  expect(compared['shares in coins']).toBeGreaterThan(0)
})

test('an index of its own has the same rows', async () => {
  const ours = (dump: ReadonlyMap<string, readonly string[]>) =>
    [...dump].filter(([table]) => table.startsWith('earnings_'))
  expect(ours(await freshDump(stack.world))).toEqual(
    ours(await dumpChainTables(stack.server.app.db)),
  )
})
