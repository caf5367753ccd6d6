import { deployed } from '#apps/deploy/deployed.ts'
import { freshDump } from '#tests/journeys/freshDump.ts'
import { must } from '#tests/journeys/must.ts'
import { refused } from '#tests/journeys/refused.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { dumpChainTables, reindex } from '#platform/server/indexer/reindex.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { compileApart } from '../../../scripts/compile-contracts.ts'
import { daoTimes } from '../contract/deploy.ts'
import { daoIndexer, poolIndexer, stakeIndexer } from './indexer.ts'
import { type Members, members, mirrors, ours, tes } from './testing/members.ts'

/** Proposals of the other ends, and blocks that are replaced. */
let stack: Stack
let all: Members
const times = daoTimes('local')
const text = (title: string) => `${title}\n\nFor all who make tokens here.`
const usdt = (whole: number) => String(whole * 1_000_000)
const before = (name: string) => ours(`${name}Before`)

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  all = await members(stack)
  await all.stake(all.alice, 25_000_000n)
  await all.stake(all.bob, 2_500_000n)
  await give(1_000)
  await all.act(all.dave, 'donate', { amount: '300000000' })
  await all.pass(times.heldFor)
}, 300_000)
afterAll(() => stack?.close())

/** USDT to the pool. */
async function give(whole: number): Promise<void> {
  const { world } = stack
  await must(world, 'deployer', 'Usdt', 'transfer', [world.hex('dave'), BigInt(usdt(whole))])
  await all.act(all.dave, 'approveGift', { coin: 'USDT', amount: usdt(whole) })
  await all.act(all.dave, 'donateCoin', { coin: 'USDT', amount: usdt(whole) })
}

test('a proposal is cancelled by its proposer alone, before its vote', async () => {
  const id = await all.propose(all.bob, 'disable', text('A mistake'))
  const form = { proposalId: id }
  await refused(all.alice, before('cancel'), form, {
    status: 403,
    code: 'NOT_PROPOSER',
    field: 'proposalId',
    en: 'Only its proposer',
    tc: '只有提案人',
  })
  await all.act(all.bob, 'cancel', form)
  const shown = await all.one(all.bob, id)
  expect(shown).toMatchObject({ proposal: { state: 'canceled' }, outcome: null, against: [] })
  expect(shown.proposal.calls[0]).toMatchObject({ before: null, after: null })
  await mirrors(stack)
})

test('a proposal with any other call is refused by the contract, and leaves no row', async () => {
  const { world, server } = stack
  const take = `0xa9059cbb${world.hex('alice').slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}`
  const args = [[world.hex('Tes')], [0n], [take], 'Take TES']
  const { reason } = await world.send('alice', 'Dao', 'propose', args)
  expect(reason).toBe('The community cannot make this call')
  await server.indexer.catchUp()
  expect((await all.ask(all.alice, 'proposalPage')).total).toBe(1)
})

test('a call that would revert stands against a proposal, and its execution is refused', async () => {
  const calls = `pay:USDT:${all.frank.address}:${usdt(101)}`
  const id = await all.propose(all.alice, calls, text('Pay more'))
  await all.pass(times.delay)
  await all.act(all.alice, 'vote', { proposalId: id, support: '1' })
  const shown = await all.one(all.frank, id)
  expect(shown).toMatchObject({
    outcome: 'succeeds',
    against: [{ what: 'limit', missing: usdt(1), call: 0 }],
    proposal: { calls: [{ before: usdt(1_000), after: usdt(899) }] },
  })
  await all.pass(times.period)
  await all.act(all.frank, 'queue', { proposalId: id })
  await all.pass(times.timelock)
  await refused(
    all.frank,
    before('execute'),
    { proposalId: id },
    {
      status: 409,
      code: 'CALL_REFUSED',
      en: /More than the pool may pay in 30 days/,
      tc: /超過資金池 30 天內可支付的數量/,
    },
  )
  expect((await all.one(all.frank, id)).proposal.state).toBe('ready')
  // It stays executable: the limit is a tenth of what is there.
  await give(10)
  await all.act(all.frank, 'execute', { proposalId: id })
  expect((await all.one(all.frank, id)).proposal.state).toBe('executed')
  await mirrors(stack)
})

test('a payment without 2 % of all TES is defeated', async () => {
  const id = await all.propose(all.bob, `pay:TRX:${all.bob.address}:1`, text('Pay me'))
  await all.pass(times.delay)
  await all.act(all.bob, 'vote', { proposalId: id, support: '1' })
  const { against, outcome } = await all.one(all.bob, id)
  expect({ against, outcome }).toEqual({
    outcome: 'fails',
    against: [{ what: 'leastFor', missing: String(tes(17_500_000n)), call: null }],
  })
  await all.pass(times.period)
  const shown = await all.one(all.bob, id)
  expect(shown).toMatchObject({ proposal: { state: 'defeated' }, outcome: null })
  expect(shown.against).toHaveLength(1)
  await mirrors(stack)
})

test('a quorum that comes late moves the end', async () => {
  const id = await all.propose(all.bob, 'disable', text('No new tokens'))
  await all.pass(times.delay + times.period - 20)
  const { end } = (await all.one(all.bob, id)).proposal
  await all.act(all.alice, 'vote', { proposalId: id, support: '0' })
  expect((await all.one(all.bob, id)).proposal).toMatchObject({ end, endBefore: null })
  await all.act(all.bob, 'vote', { proposalId: id, support: '1' })
  const moved = (await all.one(all.bob, id)).proposal
  expect(moved.endBefore).toBe(end)
  expect(moved.end).toBeGreaterThan(end)
  await mirrors(stack)
  await all.pass(times.extension)
  expect((await all.one(all.bob, id)).proposal.state).toBe('defeated')
  await mirrors(stack)
})

test('a signed vote that nobody sent ends with its vote, and another one can be signed an hour later', async () => {
  const signed = async (proposalId: string) => {
    const signature = await all.sign(all.bob, proposalId, 1)
    return all.ask(all.bob, 'signedVote', { proposalId, support: '1', signature })
  }
  const mine = async (id: string) => (await all.one(all.bob, id)).mine
  const late = await all.propose(all.alice, 'disable', text('Not sent'))
  await all.pass(times.delay)
  const { time, until } = await signed(late)
  expect(await mine(late)).toMatchObject({ signed: { support: 'for', time }, vote: null })
  expect((await all.ask(all.frank, 'due')).votes).toHaveLength(1)

  await all.pass(times.period)
  expect(await mine(late)).toMatchObject({
    signed: null,
    vote: null,
    signedRefusal: { reason: 'VOTE_NOT_OPEN' },
  })
  expect(await all.ask(all.frank, 'due')).toEqual({ votes: [] })

  // An hour after its end it is over for good, though an extension would have ended later.
  const passTo = (second: number) =>
    all.pass(second - Math.floor(stack.world.net.status().head.timestamp / 1_000))
  await passTo(until + 3_600 - times.delay - 30)
  const next = await all.propose(all.alice, 'disable', text('Signed next'))
  await all.pass(times.delay)
  expect((await mine(next)).signedRefusal).toMatchObject({ reason: 'SIGNED_WAITS' })
  await passTo(until + 3_600)
  expect((await mine(next)).signedRefusal).toBe(null)
  await signed(next)
  const { votes } = await all.ask(all.frank, 'due')
  expect(votes.map(({ proposalId }: { proposalId: string }) => proposalId)).toEqual([next])
})

test('a description that is no text of this form still has its number', async () => {
  const { world, server } = stack
  const data = `0x328d8f72${'0'.repeat(64)}`
  const factory = [[world.hex('TokenFactory')], [0n], [data]]
  // As an address, of signs that are not seen, and longer than what is kept.
  const hex = `0x${'Ab'.repeat(20)}`
  for (const description of [hex, '\u200b', `${'界'.repeat(3_000)}`]) {
    await must(world, 'alice', 'Dao', 'propose', [...factory, description])
    await server.indexer.catchUp()
    const { list } = await all.ask(all.alice, 'proposalPage', { pageSize: '1' })
    const shown = await all.one(all.alice, list[0].proposalId)
    expect(shown.description).toBe(description === '\u200b' ? '' : description)
    await all.act(all.alice, 'cancel', { proposalId: list[0].proposalId })
  }
  await mirrors(stack)
})

test('a coin that states any balance is given without end', async () => {
  const { world, server } = stack
  const liar = 'LiarCoin'
  const coins = deployed(world, compileApart([[`features/dao/testing/${liar}.t.sol`, liar]]))
  await coins.deploy(liar)
  const coin = coins.hex(liar)
  const most = 2n ** 256n - 1n
  const { total } = await all.ask(all.dave, 'movements')
  // Together they have more digits than the database keeps of an amount.
  for (let i = 0; i < 10; i += 1) {
    await must(world, 'frank', 'DaoPool', 'donateCoin', [coin, most])
    const back = await coins.send('frank', liar, 'transferFrom', [coin, coin, 0n])
    expect(back.reason).toBe('')
  }
  await server.indexer.catchUp()
  const given = await all.ask(all.dave, 'movements')
  expect(given.total).toBe(total + 10)
  expect(given.list[0]).toMatchObject({ kind: 'given', amount: String(most) })
  expect((await all.ask(all.dave, 'pool')).coins).toHaveLength(3)
})

test('a fork leaves the rows of the new chain, and an index built again is the same', async () => {
  const { world, server } = stack
  const forkOf = async (depth: number, changed: string): Promise<void> => {
    const was = await dumpChainTables(server.app.db)
    await world.net.reorg(depth, { transactions: 'drop' })
    await world.net.mine()
    await server.indexer.catchUp()
    const after = await dumpChainTables(server.app.db)
    expect(after.get(changed)).not.toEqual(was.get(changed))
    expect(after).toEqual(await freshDump(world))
    await mirrors(stack)
  }
  const id = await all.propose(all.alice, 'disable', text('Replaced'))
  await all.pass(times.delay)
  await all.act(all.alice, 'vote', { proposalId: id, support: '1' })
  await forkOf(1, 'dao_votes')
  // Without its end, and without itself.
  const other = await all.propose(all.alice, 'disable', text('Gone'))
  await all.act(all.alice, 'cancel', { proposalId: other })
  await forkOf(1, 'dao_proposals')
  await forkOf(4, 'dao_proposals')
  expect((await all.alice.post(ours('proposal'), { proposalId: other })).code).toBe(
    'NO_SUCH_PROPOSAL',
  )
  await all.act(all.bob, 'delegate', { delegatee: all.carol.address })
  await all.act(all.bob, 'takeBack', {})
  expect((await all.ask(all.bob, 'mine')).delegatedTo).toBe(null)
  await all.act(all.dave, 'donate', { amount: '5000000' })
  await forkOf(1, 'dao_movements')
  await forkOf(4, 'dao_accounts')
  await server.indexer.stop()
  const { tables } = await reindex(server.app, [stakeIndexer, daoIndexer, poolIndexer])
  const own = tables.filter(({ name }) => name.startsWith('dao_'))
  expect(own).toHaveLength(7)
  expect(own.filter(({ different }) => different > 0)).toEqual([])
})
