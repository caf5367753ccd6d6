import { Client } from '#tests/journeys/client.ts'
import { freshDump } from '#tests/journeys/freshDump.ts'
import { refused } from '#tests/journeys/refused.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dumpChainTables } from '#platform/server/indexer/reindex.ts'

/** deployer, the root, invited alice; she bob; he carol. Two blocks more and a block is final. */
let stack: Stack
let alice: Client
let bob: Client
let carol: Client

beforeAll(async () => {
  stack = await startStack({ solidLag: 2 })
  const { world } = stack
  for (const [name, inviter] of [
    ['alice', 'deployer'],
    ['bob', 'alice'],
    ['carol', 'bob'],
  ] as const) {
    await world.send(name, 'Team', 'bindParent', [world.hex(inviter)])
  }
  alice = new Client(stack, 'alice')
  bob = new Client(stack, 'bob')
  carol = new Client(stack, 'carol')
  for (const client of [alice, bob, carol]) await client.signIn()
}, 300_000)
afterAll(() => stack?.close())

const settle = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await stack.world.net.mine()
  await stack.server.indexer.catchUp()
}
const split = (payer: string, sun: bigint) =>
  stack.world.send('dave', 'FeeSplitter', 'split', [stack.world.hex(payer)], sun)
const data = async (client: Client, path: string, form: Record<string, string> = {}) =>
  (await client.post(path, form)).data
const trx = { symbol: 'TRX', decimals: 6, address: zeroAddress }
const totals = (client: Client) => data(client, '/deposit/profit/totalMemberProfit')

describe('shares of fees', () => {
  test('count once their block is final, and are reported before', async () => {
    expect(await totals(alice)).toEqual({ list: [] })
    // Of 1,000,007 sun 10 % and 5 %, rounded down.
    await split('carol', 1_000_007n)
    await stack.server.indexer.catchUp()
    const early = { coin: trx, earned: '0', claimed: '0', owed: '0', coming: '100000' }
    expect(await totals(bob)).toEqual({ list: [early] })
    await settle()
    const final = { coin: trx, earned: '100000', claimed: '0', owed: '100000', coming: '0' }
    expect(await totals(bob)).toEqual({ list: [final] })
    expect(await totals(alice)).toMatchObject({ list: [{ earned: '50000', owed: '50000' }] })
    expect(await totals(carol)).toEqual({ list: [] })
  })

  test('of a purchase: both lines of the buyer, in its own transaction, with fee and payer', async () => {
    const { world } = stack
    const price = await world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
    expect((await world.send('carol', 'Cards', 'Buy', [1n], price)).reason).toBe('')
    await settle()
    const fee = price / 20n
    const [line, first] = (await data(bob, '/deposit/profit/profitePage')).list
    expect(line).toMatchObject({
      kind: 'level1',
      coin: trx,
      amount: String(fee / 10n),
      book: 'FeeSplitter',
      fee: {
        amount: String(fee),
        payer: carol.address,
        source: addressFromHex(world.hex('Cards')),
        sourceName: 'Cards',
      },
      final: true,
    })
    // An account that pays a fee voluntarily is shown as such.
    expect(first.fee).toMatchObject({ amount: '1000007', sourceName: null })
    const above = (await data(alice, '/deposit/profit/profitePage')).list[0]
    expect(above).toMatchObject({ kind: 'level2', amount: String(fee / 20n), txHash: line.txHash })
  })

  test('by kind, and by kind in records', async () => {
    await split('bob', 2_000n)
    await settle()
    const { kinds, coins, block } = await data(alice, '/deposit/memberProfit/statistics')
    expect(kinds).toMatchObject([
      { kind: 'level1', earned: '200', lines: 1 },
      { kind: 'level2', lines: 2 },
    ])
    expect(coins).toHaveLength(1)
    expect(block).toBe(stack.server.app.clock.solid)
    // The ledger is returned without the node too; only its proof is missing.
    stack.world.net.fault({ match: 'triggerconstantcontract', kind: 'disconnect', times: 1_000 })
    const silent = await data(alice, '/deposit/memberProfit/statistics')
    stack.world.net.clearFaults()
    expect(silent).toEqual({ coins, kinds, block, sources: [] })
    const records = '/swapwithdraw/memberProfit/profitChangeRecordList'
    expect(await data(alice, records, { kind: 'level1' })).toMatchObject({ total: 1 })
    expect((await data(alice, records, { kind: 'level1' })).list).toMatchObject([{ amount: '200' }])
    expect(await data(alice, records)).toMatchObject({ total: 3 })
    expect(await data(alice, records, { kind: 'bonus' })).toEqual({ total: 0, list: [] })
  })
})

test('days are of chain time, and those before them one sum', async () => {
  const path = '/deposit/profit/statistic'
  const before = BigInt((await totals(alice)).list[0].earned)
  const now = await data(alice, path, { days: '7' })
  expect(now.list).toHaveLength(7)
  expect(now.list.at(-1)).toMatchObject({ amount: String(before) })
  expect(now.before).toBe('0')
  await split('bob', 500n)
  // One block, which is ten days later.
  const { app, indexer } = stack.server
  await stack.world.net.nextTimestamp(app.clock.head.time + 10 * 86_400)
  await stack.world.net.mine()
  await indexer.catchUp()
  // The last is long ago, and not final yet.
  expect((await data(alice, path, { days: '7' })).before).toBe(String(before))
  await split('bob', 1_000n)
  await settle()
  const later = await data(alice, path, { days: '7' })
  expect(later.before).toBe(String(before + 50n))
  expect(later.list.at(-1).amount).toBe('100')
  expect(later.list[5].amount).toBe('0')
  expect((await data(alice, path, { coin: 'TES' })).list).toHaveLength(30)
})

describe('a claim', () => {
  const paths = {
    before: '/tessera/earnings/claimFeesBefore',
    after: '/tessera/earnings/claimFeesAfter',
  }

  test('pays all of it, without a fee, and is a record', async () => {
    const [{ amount }] = (await data(bob, '/tessera/earnings/claimable')).list
    expect((await totals(bob)).list[0].owed).toBe(amount)
    const balance = BigInt(await bob.wallet.trx.getUnconfirmedBalance(bob.address))
    const { txHash, call } = await runOrder(stack, bob, paths, {})
    expect(call).toMatchObject({ selector: 'claim()', args: [], callValue: '0' })
    const records = '/swapwithdraw/memberProfit/claimRecordList'
    const claim = { from: 'fees', amount, txHash, state: 'packed' }
    expect(await data(bob, records)).toMatchObject({ total: 1, list: [claim] })
    expect(await data(bob, records, { from: 'fees' })).toMatchObject({ total: 1, list: [claim] })
    expect(await data(bob, records, { from: 'bonus' })).toEqual({ total: 0, list: [] })
    await settle()
    expect((await data(bob, records)).list).toMatchObject([{ ...claim, state: 'done' }])
    expect((await totals(bob)).list).toMatchObject([{ earned: amount, claimed: amount, owed: '0' }])
    const { fee } = await stack.server.app.db
      .selectFrom('chainTransactions')
      .select('fee')
      .where('hash', '=', txHash)
      .executeTakeFirstOrThrow()
    const after = BigInt(await bob.wallet.trx.getUnconfirmedBalance(bob.address))
    expect(after - balance).toBe(BigInt(amount) - fee)
  })

  test('of nothing is refused', async () => {
    await refused(
      carol,
      paths.before,
      {},
      {
        status: 409,
        code: 'NOTHING_TO_CLAIM',
        en: 'There is nothing to claim yet',
        tc: '目前沒有可領取的獎勵',
      },
    )
  })
})

describe('the ledger', () => {
  const one = async <T>(query: string): Promise<T> =>
    (await sql.raw<T>(query).execute(stack.server.app.db)).rows[0]!

  test('sums up to 0, and to what the contract holds and owes', async () => {
    await stack.world.send('dave', 'FeeSplitter', 'withdrawPool')
    await settle()
    const { app } = stack.server
    const all = await one<{ sum: bigint }>(
      'select sum(credited - debited) as sum from earnings_sums',
    )
    expect(all.sum).toBe(0n)
    const held = await one<{ sum: bigint }>(`select sum(credited - debited) as sum
      from earnings_sums where book = 'FeeSplitter' and account not in ('fees', 'paid')`)
    const contract = app.deployment.address('FeeSplitter')
    expect(held.sum).toBe(await app.node.balance(contract))
    const owed = await one<{ sum: bigint }>(`select credited - debited as sum
      from earnings_sums where account = 'platform'`)
    const [platform] = await stack.world.read<readonly bigint[]>('FeeSplitter', 'undistributed')
    expect(owed.sum).toBe(platform)
  })

  const change = (statement: string) => sql.raw(statement).execute(stack.server.app.db)
  const insert = (debit: string, credit: string, amount: number) =>
    change(`insert into earnings_transfers (block, tx_index, log_index, line, kind, book, debit, credit, coin, amount,
        time, tx_hash) values (1, 0, 0, 9, 'pool', 'FeeSplitter', '${debit}', '${credit}', 'T', ${amount}, 1, '')`)

  test('refuses a row that is no transfer, and any change of one', async () => {
    await expect(insert('pool', 'pool', 1)).rejects.toThrow('check constraint')
    await expect(insert('pool', 'paid', 0)).rejects.toThrow('check constraint')
    await expect(insert('pool', 'paid', -1)).rejects.toThrow('check constraint')
    await expect(change('update earnings_transfers set amount = amount + 1')).rejects.toThrow(
      'a transfer of the ledger is never changed',
    )
  })

  test('comes out the same from an index of its own', async () => {
    const { app } = stack.server
    const ours = (dump: ReadonlyMap<string, readonly string[]>) =>
      [...dump].filter(([table]) => table.startsWith('earnings_'))
    const own = ours(await dumpChainTables(app.db))
    // No account has a level here, so none has a bonus.
    const empty = own.filter(([, rows]) => rows.length === 0).map(([table]) => table)
    expect(empty).toEqual(['earnings_bonuses', 'earnings_epochs', 'earnings_leaves'])
    expect(ours(await freshDump(stack.world))).toEqual(own)
  })
})

test('a fork takes coming shares and a claim back, and the ledger never had them', async () => {
  const { world, server } = stack
  const records = (client: Client) => data(client, '/swapwithdraw/memberProfit/claimRecordList')
  const result = async () => [await totals(alice), await records(alice), await totals(bob)]
  const claims = {
    before: '/tessera/earnings/claimFeesBefore',
    after: '/tessera/earnings/claimFeesAfter',
  }
  await settle()
  const before = await result()
  const ledger = await dumpChainTables(server.app.db)
  await split('carol', 2_000_000n)
  const { txHash } = await runOrder(stack, alice, claims, {})
  expect((await totals(bob)).list[0].coming).toBe('200000')
  expect((await records(alice)).list[0]).toMatchObject({ txHash, state: 'packed' })
  await world.net.reorg(2, { transactions: 'drop' })
  await world.net.mine()
  await server.indexer.catchUp()
  expect(await result()).toEqual(before)
  const after = await dumpChainTables(server.app.db)
  expect(after).toEqual(await freshDump(world))
  expect(after.get('earnings_transfers')).toEqual(ledger.get('earnings_transfers'))
})
