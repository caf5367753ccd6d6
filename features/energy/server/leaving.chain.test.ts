import { freshDump } from '#tests/journeys/freshDump.ts'
import { must } from '#tests/journeys/must.ts'
import { refused } from '#tests/journeys/refused.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { dumpChainTables, reindex } from '#platform/server/indexer/reindex.ts'
import { type Address, addressToHex20 } from '#platform/std/address.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { energyIndexer } from './indexer.ts'
import { day, mirrors, ours, type Renters, renters, trx } from './testing/renters.ts'

/** Two providers on their way out, until the last sun is collected. */
let stack: Stack
let all: Renters
let [lenderA, lenderB]: string[] = []

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  all = await renters(stack)
  const made = { price: '30', least: '32000', sun: String(trx(300_000)) }
  for (const client of [all.alice, all.bob]) await all.act(client, 'make', made)
  ;[lenderA, lenderB] = [await all.lenderOf(all.alice), await all.lenderOf(all.bob)]
  await lease()
  await lease()
}, 300_000)
afterAll(() => stack?.close())

/** Of alice’s lender, for 1.95 TRX. */
const lease = () =>
  all.lease(all.dave, {
    lender: lenderA!,
    receiver: all.erin.address,
    energy: '65000',
    time: '1',
    mostPaid: '1950000',
  })

describe('a provider leaves', () => {
  test('with what is not lent; it waits 14 days, and is paid with what leases earned', async () => {
    const { staked } = (await all.ask(all.alice, ours('books'))).books
    const form = { lender: lenderA!, sun: String(BigInt(staked) + 1n) }
    await refused(all.alice, ours('leaveBefore'), form, {
      status: 409,
      code: 'ABOVE_STAKE',
      field: 'sun',
      en: /^Not lent: 2[89]\d{4} TRX$/,
      tc: /^未出借：2[89]\d{4} TRX$/,
    })
    await all.act(all.alice, 'leave', { lender: lenderA!, sun: String(trx(100)) })
    await all.act(all.alice, 'leave', { lender: lenderA!, sun: '1' })
    const shown = await all.ask(all.alice, ours('books'))
    expect(shown.leavings).toMatchObject([
      { number: 1, sun: String(trx(100)), state: 'waiting' },
      { number: 2, sun: '1', state: 'waiting' },
    ])
    expect(shown.leavings[0].until - shown.time).toBeGreaterThan(14 * day - 60)
    expect(shown.books).toMatchObject({ leaving: '100000001', left: '0', earned: '3900000' })
    await mirrors(stack)
    // What was earned does not wait for the stake.
    await all.act(all.alice, 'collect', { lender: lenderA! })
    expect(await all.ask(all.alice, ours('books'))).toMatchObject({
      collected: '3900000',
      books: { leaving: '100000001', earned: '0' },
    })
    const nothing = { status: 409, code: 'NOTHING_THERE', field: 'lender' }
    const wanted = { ...nothing, en: 'Nothing to collect', tc: '沒有可領取' }
    await refused(all.alice, ours('collectBefore'), { lender: lenderA! }, wanted)
    await mirrors(stack)
    // The contract is asked at the head, whose second may be the one before.
    await all.pass(14 * day + 3)
    expect((await all.ask(all.alice, ours('books'))).leavings[0].state).toBe('ready')
    const before = await stack.world.balance('alice')
    const { txHash } = await all.act(all.alice, 'collect', { lender: lenderA! })
    const { fee } = (await stack.server.app.node.receipt(txHash))!
    expect((await stack.world.balance('alice')) + fee - before).toBe(100_000_001n)
    expect((await all.ask(all.alice, ours('books'))).leavings).toEqual([])
    await mirrors(stack)
  })

  test('32 times at most, until the first is ready; those of others do not count', async () => {
    for (let i = 0; i < 32; i++) await send('bob', lenderB!, 'leave', [BigInt(i + 1)])
    await stack.server.indexer.catchUp()
    const { books, leavings } = await all.ask(all.bob, ours('books'))
    expect([books.exitsLeft, leavings.length]).toEqual([0, 32])
    await refused(
      all.bob,
      ours('leaveBefore'),
      { lender: lenderB!, sun: '1' },
      {
        status: 409,
        code: 'EXITS_FULL',
        field: 'sun',
        en: /^32 amounts are .+ ready at \d/,
        tc: /^已有 32 筆/,
      },
    )
    await all.act(all.alice, 'leave', { lender: lenderA!, sun: '1' })
    await mirrors(stack)
    await all.pass(14 * day + 3)
    // What has waited comes out on the way, and is collected with the rest.
    await all.act(all.bob, 'leave', { lender: lenderB!, sun: '7' })
    await mirrors(stack)
    await all.act(all.bob, 'collect', { lender: lenderB! })
    const left = (await all.ask(all.bob, ours('books'))).leavings
    expect(left).toMatchObject([{ number: 33, sun: '7', state: 'waiting' }])
    await mirrors(stack)
  })
})

test('what leases earned is income of the provider, once it is collected', async () => {
  const { list } = await all.ask(all.alice, '/deposit/profit/profitePage')
  expect(list).toMatchObject([{ kind: 'energy', amount: '3900000' }])
  expect((await all.ask(all.bob, '/deposit/profit/profitePage')).list).toEqual([])
})

test('each lender has all that it owes, the stake that the network keeps counted', async () => {
  const path = '/tessera/safety/solvency'
  const { list } = await all.ask(all.frank, path, { contract: lenderA! })
  expect(list).toMatchObject([{ what: 'lenders', covered: true, held: list[0].owed }])
})

test('records of what was taken out, newest first', async () => {
  const { list } = await all.ask(all.alice, ours('record'))
  expect(list).toMatchObject([
    { kind: 'leave', sun: '1' },
    { kind: 'collect', sun: '100000001' },
    { kind: 'collect', sun: '3900000' },
    { kind: 'leave', sun: '1' },
    { kind: 'leave', sun: '100000000' },
    { kind: 'leasedOut', sun: '1950000', energy: 65_000, other: all.erin.address },
    { kind: 'leasedOut' },
    { kind: 'supply', sun: '300000000000' },
    { kind: 'terms' },
    { kind: 'make' },
  ])
})

test('a fork leaves the rows of the new chain, as an index built again has them', async () => {
  const { world, server } = stack
  await lease()
  // Without the lease, then without the last collection before it and all that came after.
  for (const depth of [1, 8]) {
    const before = await dumpChainTables(server.app.db)
    await world.net.reorg(depth, { transactions: 'drop' })
    await world.net.mine()
    await server.indexer.catchUp()
    const after = await dumpChainTables(server.app.db)
    expect(after.get('energy_lenders')).not.toEqual(before.get('energy_lenders'))
    expect(after).toEqual(await freshDump(world))
    await mirrors(stack)
  }
  await server.indexer.stop()
  const { tables } = await reindex(server.app, [energyIndexer])
  const rebuilt = tables.filter(({ name }) => name.startsWith('energy_'))
  expect(rebuilt).toHaveLength(7)
  expect(rebuilt.filter(({ different }) => different > 0)).toEqual([])
})

async function send(who: string, lender: string, name: string, args: readonly unknown[]) {
  stack.world.adopt('Lender', `0x${addressToHex20(lender as Address)}`)
  await must(stack.world, who, 'Lender', name, args)
}
