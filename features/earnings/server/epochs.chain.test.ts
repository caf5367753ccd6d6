import { createHash } from 'node:crypto'

import { Client } from '#tests/journeys/client.ts'
import { freshDump } from '#tests/journeys/freshDump.ts'
import { must } from '#tests/journeys/must.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpChainTables } from '#platform/server/indexer/reindex.ts'

import type { EpochsKeeper } from '../keeper/epochs.ts'
import { leafHash } from '../merkle.ts'
import type { EarningsTables } from '../tables.ts'
import { bonusesIn, finalEpoch } from './bonuses.ts'
import { epochsKeeperOn, stakeForLevel } from './testing/epochs.ts'

/**
 * alice invited bob, carol and dave; each of them stakes 400 USDT: 1,200 below her and three active directs are V1, so
 * that she gets 1 % of the fees they pay. The deployer posts epochs, and revokes them.
 */
let stack: Stack
let alice: Client
let bob: Client
let keeper: EpochsKeeper
const lines: string[] = []
const trx = `0x${'00'.repeat(20)}`
const uuid = '00000000-0000-4000-8000-000000000001'

beforeAll(async () => {
  stack = await startStack({ solidLag: 2 })
  const { world } = stack
  const bind = (name: string, inviter: string) =>
    must(world, name, 'Team', 'bindParent', [world.hex(inviter)])
  await bind('alice', 'deployer')
  for (const name of ['bob', 'carol', 'dave']) await bind(name, 'alice')
  await stakeForLevel(stack, ['bob', 'carol', 'dave'])
  alice = new Client(stack, 'alice')
  bob = new Client(stack, 'bob')
  await alice.signIn()
  await bob.signIn()
  keeper = epochsKeeperOn(stack, lines)
}, 300_000)
afterAll(() => stack?.close())

const settle = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await stack.world.net.mine()
  await stack.server.indexer.catchUp()
}
const split = async (payer: string, sun: bigint): Promise<void> => {
  await stack.world.send('erin', 'FeeSplitter', 'split', [stack.world.hex(payer)], sun)
  await settle()
}
const pass = async (seconds: number): Promise<void> => {
  await stack.world.net.travel(seconds)
  await settle()
}
const data = async (client: Client, path: string, form: Record<string, string> = {}) =>
  (await client.post(path, form)).data
const newest = async () => (await data(alice, '/tessera/earnings/epochPage')).list[0]
const fileUpTo = (block: number) =>
  fetch(`${stack.server.url}/tessera/earnings/epochs/${block}.json`)
const accruing = async () => (await data(alice, '/tessera/earnings/claimable')).accruing
const claimable = async (client: Client) =>
  (await data(client, '/tessera/earnings/claimable')).list.find(
    ({ from }: { from: string }) => from === 'bonus',
  ).amount

const bonusEarned = async () =>
  (await data(alice, '/deposit/memberProfit/statistics')).kinds.find(
    ({ kind }: { kind: string }) => kind === 'bonus',
  ).earned

/** The ledger's debt to alice equals the payments of both contracts. */
async function expectOwed(): Promise<void> {
  const { list } = await data(alice, '/tessera/earnings/claimable')
  const due = list.reduce((sum: bigint, { amount }: { amount: string }) => sum + BigInt(amount), 0n)
  const [{ owed }] = (await data(alice, '/deposit/profit/totalMemberProfit')).list
  expect(owed).toBe(String(due))
}

/** Turns until nothing more is to be sent. */
async function keep(turns = 3): Promise<void> {
  for (let i = 0; i < turns; i++) {
    await keeper.turn()
    await settle()
  }
}

test('a level adds its percent of a fee of the direct line, named with fee and payer', async () => {
  await settle()
  await split('bob', 1_000_050n)
  await split('alice', 5_000n)
  const page = await data(alice, '/tessera/earnings/bonusPage')
  expect(page).toMatchObject({ total: 1 })
  expect(await accruing()).toMatchObject([{ coin: { symbol: 'TRX' }, amount: '10000' }])
  const fee = { fee: '1000050', payer: bob.address, level: 1, bonus: '10000', final: true }
  expect(page.list).toMatchObject([fee])
  expect(await claimable(alice)).toBe('0')
})

test('an epoch is built and posted, its funds brought first, and challenged by its file', async () => {
  await keep()
  expect(lines).toEqual(['sent for the epochs of rewards', 'sent for the epochs of rewards'])
  const epoch = await newest()
  expect(epoch).toMatchObject({ epoch: 1, state: 'waiting', total: '10000', matches: true })
  const [, root, dataHash] = await stack.world.read<readonly string[]>(
    'RewardDistributor',
    'epochOf',
    [1n],
  )
  expect([epoch.root, epoch.dataHash]).toEqual([root, dataHash])
  expect(epoch.file).toBe(`/tessera/earnings/epochs/${epoch.upToBlock}.json`)
  // The very bytes that were posted.
  const reply = await fileUpTo(epoch.upToBlock)
  const file = await reply.text()
  expect(`0x${createHash('sha256').update(file).digest('hex')}`).toBe(dataHash)
  expect(await claimable(alice)).toBe('0')
})

test("a data file's block is not chosen: it was posted, or may be posted next", async () => {
  const { upToBlock } = await newest()
  const { solid } = stack.server.app.clock
  expect(solid - 2).toBeGreaterThan(upToBlock)
  for (const block of [upToBlock, solid - 1, solid]) {
    const reply = await fileUpTo(block)
    expect([reply.status, JSON.parse(await reply.text()).upToBlock]).toEqual([200, block])
  }
  const others = [upToBlock - 1, solid - 2, solid + 1]
  const replies = await Promise.all(others.map(fileUpTo))
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('revoked, it is not posted again; another is, once more was earned', async () => {
  await stack.world.send('deployer', 'RewardDistributor', 'revoke', [1n, 'a fee is missing'])
  await pass(120)
  expect(await newest()).toMatchObject({ state: 'revoked', why: 'a fee is missing' })
  lines.length = 0
  await keep()
  expect(lines).toEqual(['this epoch was revoked and is not posted again'])
  await split('carol', 500_000n)
  await pass(120)
  await keep()
  expect(await newest()).toMatchObject({ epoch: 2, state: 'waiting', total: '15000' })
  const { total } = await data(alice, '/deposit/profit/profitePage')
  expect(total).toBe(2)
})

test('accepted after its challenge time, it is in the ledger and can be claimed', async () => {
  await pass(60)
  await keep()
  expect(await newest()).toMatchObject({ epoch: 2, state: 'accepted' })
  expect(await claimable(alice)).toBe('15000')
  expect(await claimable(bob)).toBe('0')
  expect(await accruing()).toEqual([])
  const [line] = (await data(alice, '/deposit/profit/profitePage')).list
  expect(line).toMatchObject({ kind: 'bonus', amount: '15000', book: 'RewardDistributor' })
  const paths = {
    before: '/tessera/earnings/claimBonusBefore',
    after: '/tessera/earnings/claimBonusAfter',
  }
  await runOrder(stack, alice, paths, {})
  await settle()
  expect(await claimable(alice)).toBe('0')
  const records = await data(alice, '/swapwithdraw/memberProfit/claimRecordList')
  expect(records.list).toMatchObject([{ from: 'bonus', amount: '15000', state: 'done' }])
})

test('a second one has what came since alone, and owes it beside the first', async () => {
  await split('dave', 300_000n)
  await pass(120)
  await keep()
  await pass(60)
  await keep()
  expect(await newest()).toMatchObject({ epoch: 3, state: 'accepted', total: '3000' })
  expect(await claimable(alice)).toBe('3000')
  const [line] = (await data(alice, '/deposit/profit/profitePage')).list
  expect(line).toMatchObject({ kind: 'bonus', amount: '3000' })
})

test.each([
  ['the hash of another file', `0x${'22'.repeat(32)}`, 0n],
  ['a higher total', null, 1n],
])('an epoch of the fees with %s is shown as another', async (_, hash, more) => {
  const { app } = stack.server
  if (more === 0n) await split('bob', 100_000n)
  const own = await finalEpoch(app, app.clock.solid)
  const { amount } = own.totals[0]!
  const post = [own.root, hash ?? own.dataHash, BigInt(own.upToBlock), [trx], [amount + more]]
  await must(stack.world, 'deployer', 'RewardDistributor', 'post', post)
  await settle()
  const { epoch, state, matches } = await newest()
  expect([state, matches]).toEqual(['waiting', false])
  await must(stack.world, 'deployer', 'RewardDistributor', 'revoke', [BigInt(epoch), 'no'])
  await settle()
})

test('an epoch that the fees do not give is shown as another', async () => {
  const block = await stack.world.read<bigint>('RewardDistributor', 'acceptedInBlock')
  const root = leafHash(0, stack.world.hex('alice').slice(2), '', 5_000n)
  const post = [root, `0x${'11'.repeat(32)}`, block, [trx], [40_000n]]
  await must(stack.world, 'mallory', 'FeeSplitter', 'withdrawPool', [])
  await must(stack.world, 'deployer', 'RewardDistributor', 'post', post)
  await settle()
  expect(await newest()).toMatchObject({ epoch: 6, state: 'waiting', matches: false })
})

test('and not accepted by the keeper', async () => {
  lines.length = 0
  await pass(60)
  await keep()
  expect(lines).toEqual([
    'the epoch that waits is not what the fees give: it is not accepted, let the guardian revoke it',
  ])
  expect(await newest()).toMatchObject({ epoch: 6, state: 'waiting' })
})

test('accepted all the same, it credits the accounts that it pays', async () => {
  await must(stack.world, 'erin', 'RewardDistributor', 'accept', [6n])
  await settle()
  expect(await newest()).toMatchObject({ epoch: 6, state: 'accepted', matches: false })
  // 18,000 were credited before, and 15,000 of them paid; 1,000 more are in no epoch.
  expect(await bonusEarned()).toBe('18000')
  const claim = [stack.world.hex('alice'), [6n], [0n], [trx], [5_000n], [[]]]
  await must(stack.world, 'erin', 'RewardDistributor', 'claim', claim)
  await settle()
  expect(await bonusEarned()).toBe('23000')
  const [paid] = (await data(alice, '/swapwithdraw/memberProfit/claimRecordList')).list
  expect(paid).toMatchObject({ from: 'bonus', amount: '5000' })
  // The epoch before it is whole.
  expect(await claimable(alice)).toBe('3000')
  expect(await accruing()).toEqual([])
  await expectOwed()
})

test("and the next one has the fees' amounts beyond all credits", async () => {
  // 1,000 before it and 7,000 now, less the 5,000 that she was paid by the other. The pool's part of the fee covers it.
  await split('bob', 700_000n)
  await pass(120)
  await keep()
  await pass(60)
  await keep()
  const epoch = { epoch: 7, state: 'accepted', total: '3000', matches: true }
  expect(await newest()).toMatchObject(epoch)
  expect(await bonusEarned()).toBe('26000')
  expect(await claimable(alice)).toBe('6000')
  await expectOwed()
})

test('one claim pays by leaves of two epochs, and a leaf that another account claimed for her pays nothing more', async () => {
  const { app } = stack.server
  const own = app.db.withTables<EarningsTables>()
  const leaves = await own.selectFrom('earningsLeaves').selectAll().orderBy('epoch').execute()
  expect(leaves.map(({ epoch, leaf, amount, claimed }) => [epoch, leaf, amount, claimed])).toEqual([
    [2, 0, 15_000n, true],
    [3, 0, 3_000n, false],
    [7, 0, 3_000n, false],
  ])
  const { call } = await data(alice, '/tessera/earnings/claimBonusBefore', { requestId: uuid })
  expect(call.args).toEqual([
    alice.address,
    '["3","7"]',
    '["0","0"]',
    JSON.stringify([zeroAddress, zeroAddress]),
    '["3000","3000"]',
    '[[],[]]',
  ])
  const before = await stack.world.balance('alice')
  const hers = stack.world.hex('alice')
  const single = [hers, [3n], [0n], [trx], [3_000n], [[]]]
  await must(stack.world, 'erin', 'RewardDistributor', 'claim', single)
  const both = [hers, [3n, 7n], [0n, 0n], [trx, trx], [3_000n, 3_000n], [[], []]]
  await must(stack.world, 'erin', 'RewardDistributor', 'claim', both)
  expect((await stack.world.balance('alice')) - before).toBe(6_000n)
  await settle()
  expect(await claimable(alice)).toBe('0')
  await expectOwed()
})

test('up to each block an epoch has the fees up to it less the credits up to it', async () => {
  const { db, clock } = stack.server.app
  const own = db.withTables<EarningsTables>()
  const fees = await own.selectFrom('earningsFees').selectAll().where('bonus', '>', 0n).execute()
  expect(fees).toHaveLength(5)
  const credits = await own
    .selectFrom('earningsTransfers')
    .selectAll()
    .where('kind', '=', 'bonus')
    .execute()
  expect(credits.map(({ amount }) => amount)).toEqual([15_000n, 3_000n, 5_000n, 3_000n])
  const blocks = [...fees, ...credits].flatMap(({ block }) => [block - 1, block])
  for (const block of blocks.concat(clock.head.number)) {
    const upTo = (one: { readonly block: number }): boolean => one.block <= block
    const earned = fees.filter(upTo).reduce((sum, { bonus }) => sum + bonus, 0n)
    const credited = credits.filter(upTo).reduce((sum, { amount }) => sum + amount, 0n)
    const leaves = await bonusesIn(own, block)
    const account = addressFromHex(stack.world.hex('alice'))
    const due =
      earned > credited ? [{ account, token: zeroAddress, amount: earned - credited }] : []
    expect(leaves).toEqual(due)
  }
})

test('an index of its own has the same rows', async () => {
  const ours = (dump: ReadonlyMap<string, readonly string[]>) =>
    [...dump].filter(([table]) => table.startsWith('earnings_'))
  const own = ours(await dumpChainTables(stack.server.app.db))
  expect(own.every(([, rows]) => rows.length > 0)).toBe(true)
  expect(ours(await freshDump(stack.world))).toEqual(own)
})

test('each page of one epoch has the one that the whole list has in its place', async () => {
  const path = '/tessera/earnings/epochPage'
  const { total, list } = (await alice.post(path)).data
  expect(list).toHaveLength(total)
  expect(total).toBeGreaterThan(1)
  for (const [i, epoch] of list.entries()) {
    const page = { pageNum: String(i + 1), pageSize: '1' }
    expect((await alice.post(path, page)).data).toEqual({ total, list: [epoch] })
  }
  const beyond = { pageNum: String(total + 1), pageSize: '1' }
  expect((await alice.post(path, beyond)).data).toEqual({ total, list: [] })
})
