import { randomUUID } from 'node:crypto'

import { Client } from '#tests/journeys/client.ts'
import { freshDump } from '#tests/journeys/freshDump.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpChainTables } from '#platform/server/indexer/reindex.ts'

/**
 * Every call of the feature against the contract, in the order of a member's life. The seed allots 400, 400 and 200 TES
 * to alice, at once, after 7 and after 30 days, and 120 and 5 to carol; a withdrawal takes 10 TES at least and 0.5 %.
 */
const day = 86_400
const tes = (hundredths: bigint) => String(hundredths * 10n ** 16n)

let stack: Stack
let alice: Client
let carol: Client
let newcomer: Client

beforeAll(async () => {
  stack = await startStack({ neighbours: true, solidLag: 60 })
  alice = new Client(stack, 'alice')
  carol = new Client(stack, 'carol')
  newcomer = new Client(stack, 'heidi')
  for (const client of [alice, carol, newcomer]) await client.signIn()
})
afterAll(() => stack?.close())

type Form = Readonly<Record<string, string>>

const agreed = {
  before: '/deposit/withdraw/apply',
  after: '/deposit/withdraw/updateWithdrawHash',
}
const quoted = {
  before: '/deposit/withdraw/payFeeBefore',
  after: '/deposit/withdraw/payFeeAfter',
}
const withdraw = (client: Client, form: Form, halves = agreed) =>
  runOrder(stack, client, halves, form)
const write = (client: Client, name: string) =>
  runOrder(
    stack,
    client,
    {
      before: `/tessera/withdrawal/${name}Before`,
      after: `/tessera/withdrawal/${name}After`,
    },
    {},
  )
const state = async (client: Client) => (await client.post('/deposit/lock/lockStatistic')).data
const claims = async (client: Client, form: Form = {}) =>
  (await client.post('/deposit/lock/claimList', form)).data
const stages = (client: Client) => claims(client, { kind: 'allotment' })
const records = async (client: Client) =>
  (await client.post('/deposit/withdraw/withdrawRecord')).data
const asked = (client: Client, path: string, form: Form = {}) =>
  client.post(path, { requestId: randomUUID(), ...form })
const applied = (client: Client, form: Form) => asked(client, agreed.before, form)
const tesOf = (name: string) =>
  stack.world.read<bigint>('Tes', 'balanceOf', [stack.world.hex(name)])

async function pass(seconds: number): Promise<void> {
  await stack.world.net.travel(seconds)
  await stack.world.net.mine()
  await stack.server.indexer.catchUp()
}

test('anyone reads the balance and the promises, with their sources', async () => {
  const data = await state(new Client(stack, 'mallory'))
  expect(data).toMatchObject({
    coin: { symbol: 'TES', decimals: 18 },
    open: true,
    minimum: tes(1_000n),
    feeRate: 50,
    stages: 3,
    balance: tes(212_500n),
    promised: tes(212_500n),
    fees: '0',
    mine: null,
  })
  const contract = addressFromHex(stack.world.hex('StagedWithdrawal'))
  expect(data.sources).toMatchObject([{ what: 'terms', contract, call: 'getData()' }])
})

test('the own allotment: what is unlocked, and the next stages', async () => {
  const { mine, sources } = await state(alice)
  expect(mine).toMatchObject({
    allotted: tes(100_000n),
    unlocked: tes(40_000n),
    available: tes(40_000n),
    withdrawn: '0',
    initialized: false,
    stage: 0,
    limit: '0',
    lastWithdrawTime: null,
    next: { stage: 2, amount: tes(40_000n) },
  })
  expect(sources).toHaveLength(4)
  const { total, list } = await stages(alice)
  expect(total).toBe(3)
  expect(list.map((one: { state: string }) => one.state)).toEqual([
    'unlocked',
    'waiting',
    'waiting',
  ])
  expect(list[1].time - list[0].time).toBe(7 * day)
  expect(await stages(newcomer)).toEqual({ total: 0, list: [] })
})

test('allotments and locks by kind, in one list and in sums', async () => {
  const { world } = stack
  const lp = addressFromHex(await world.read<string>('LockB', 'coin'))
  const all = await claims(alice)
  expect(all.total).toBe(4)
  expect(all.list.map(({ kind }: { kind: string }) => kind)).toEqual([
    'allotment',
    'allotment',
    'allotment',
    'lock',
  ])
  const [, , , lock] = all.list
  expect(all.list[0]).toMatchObject({
    contract: 'StagedWithdrawal',
    coin: { symbol: 'TES', decimals: 18 },
    stage: 1,
    createTime: null,
  })
  // The seed locks 0.03 LP of alice's for 180 days.
  expect(lock).toMatchObject({
    contract: 'LockA',
    coin: { address: lp, symbol: 'TES/USDT LP', decimals: 18 },
    stage: null,
    amount: String(30n * 10n ** 15n),
    withdrawn: '0',
    state: 'waiting',
  })
  expect(lock.time - lock.createTime).toBe(180 * day)
  const second = await claims(alice, { pageNum: '2', pageSize: '2' })
  expect(second).toEqual({ total: 4, list: all.list.slice(2) })
  expect(await claims(alice, { kind: 'lock' })).toEqual({ total: 1, list: [lock] })
  // Carol's is unlocked; what she made for bob is no part of hers.
  expect((await claims(carol, { kind: 'lock' })).list).toMatchObject([
    { contract: 'LockB', state: 'withdrawn', withdrawn: String(15n * 10n ** 14n) },
  ])
  const unknown = await alice.post('/deposit/lock/claimList', { kind: 'pledge' })
  expect(unknown).toMatchObject({ status: 422, code: 'INVALID', field: 'kind' })

  const sumOf = (list: { coin: { address: string }; amount: string }[]) =>
    Object.fromEntries(list.map(({ coin, amount }) => [coin.address, BigInt(amount)]))
  const { kinds } = await state(alice)
  expect(kinds.map(({ kind }: { kind: string }) => kind)).toEqual(['allotment', 'lock'])
  const [allotments, locks] = kinds
  const ofTes = addressFromHex(world.hex('Tes'))
  expect(sumOf(allotments.all)).toEqual({ [ofTes]: 2_125n * 10n ** 18n })
  expect(sumOf(allotments.mine)).toEqual({ [ofTes]: 1_000n * 10n ** 18n })
  const usdt = addressFromHex(world.hex('Usdt'))
  const locked = async (name: string, ...args: string[]) =>
    (await world.read<bigint[]>(name, args.length === 0 ? 'sums' : 'sumsOf', args))[1]!
  const hexLp = await world.read<string>('LockB', 'coin')
  expect(locks.coins).toBe(2)
  expect(sumOf(locks.all)).toEqual({
    [lp]: (await locked('LockA', hexLp)) + (await locked('LockB')),
    [usdt]: await locked('LockA', world.hex('Usdt')),
  })
  expect(sumOf(locks.all)).toEqual({ [lp]: 45n * 10n ** 15n, [usdt]: 500_000_000n })
  expect(sumOf(locks.mine)).toEqual({ [lp]: 30n * 10n ** 15n })
  const anybody = (await state(new Client(stack, 'mallory'))).kinds
  expect(anybody).toEqual(kinds.map((kind: object) => ({ ...kind, mine: null })))
})

test.each<[Form, string, string]>([
  [{}, 'ENTER_AMOUNT', 'Enter an amount'],
  [{ amount: '0' }, 'AMOUNT_ZERO', 'The amount must be more than 0'],
  [{ amount: tes(40_001n) }, 'INSUFFICIENT', 'Insufficient withdrawal amount: 400 TES is unlocked'],
  [{ amount: tes(999n) }, 'BELOW_MINIMUM', 'At least 10 TES'],
  [{ amount: `-${tes(1_000n)}` }, 'INVALID', 'amount: an amount cannot be negative'],
  [{ amount: '10.5' }, 'INVALID', 'amount: base units are whole: leave out the decimals'],
  [{ amount: 'ten' }, 'INVALID', 'amount: enter an amount in base units'],
  [{ amount: '１０' }, 'INVALID', 'amount: use the digits 0 to 9'],
  [{ amount: String(2n ** 96n) }, 'INVALID', `amount: at most ${2n ** 96n - 1n} base units`],
])('of %j is refused with a text of its own, and nothing is changed', async (form, code, msg) => {
  const all = async () => [
    await state(alice),
    await tesOf('alice'),
    (await alice.post('/deposit/aon/buyRecordOfNoPay')).data,
  ]
  const before = await all()
  for (const path of [agreed.before, quoted.before]) {
    expect(await asked(alice, path, form)).toMatchObject({ code, msg, field: 'amount' })
  }
  expect(await all()).toEqual(before)
})

test('an account without an allotment gets an empty reply, and the record waits until withdrawals open', async () => {
  const nothing = { code: 'NOTHING_ALLOTTED', msg: 'Nothing is allotted to you' }
  expect(await applied(newcomer, { amount: tes(1_000n) })).toMatchObject(nothing)
  const path = '/tessera/withdrawal'
  expect(await asked(newcomer, `${path}/initializationBefore`)).toMatchObject(nothing)
  expect(await asked(alice, `${path}/unlockLimitBefore`)).toMatchObject({
    code: 'INITIALIZE_FIRST',
  })
})

test('the fee is netted, quoted before, and never above what one agreed to', async () => {
  const { data } = await asked(alice, quoted.before, { amount: tes(10_000n) })
  expect(data).toMatchObject({ fee: tes(50n), receives: tes(9_950n) })
  expect(data.call).toMatchObject({
    selector: 'withdraw(uint256,uint256)',
    args: [tes(10_000n), tes(50n)],
    callValue: '0',
  })
  const less = { amount: tes(10_000n), mostFee: tes(49n) }
  expect(await applied(alice, less)).toMatchObject({
    code: 'FEE_ABOVE_YOURS',
    field: 'mostFee',
    msg: 'The fee is 0.5 TES, more than you agreed to',
  })
})

test('initialized, withdrawn, unlocked with the next stage, and withdrawn to the end', async () => {
  await write(alice, 'initialization')
  expect((await state(alice)).mine).toMatchObject({
    initialized: true,
    stage: 1,
    limit: tes(40_000n),
  })
  const again = await asked(alice, '/tessera/withdrawal/initializationBefore')
  expect(again).toMatchObject({ code: 'INITIALIZED' })
  const early = await asked(alice, '/tessera/withdrawal/unlockLimitBefore')
  expect(early).toMatchObject({ code: 'NOTHING_TO_UNLOCK', retry: true })

  const before = await tesOf('alice')
  await withdraw(alice, { amount: tes(30_000n), mostFee: tes(150n) })
  expect((await tesOf('alice')) - before).toBe(BigInt(tes(29_850n)))
  const first = await stages(alice)
  expect(first.list[0]).toMatchObject({ withdrawn: tes(30_000n), state: 'unlocked' })

  await pass(8 * day)
  await write(alice, 'unlockLimit')
  expect((await state(alice)).mine).toMatchObject({ stage: 2, limit: tes(80_000n) })
  // More than the rest of the first stage, by the order that its quote carries.
  const held = await tesOf('alice')
  await withdraw(alice, { amount: tes(50_000n) }, quoted)
  expect((await tesOf('alice')) - held).toBe(BigInt(tes(49_750n)))
  const second = await stages(alice)
  expect(second.list.map((one: { state: string }) => one.state)).toEqual([
    'withdrawn',
    'withdrawn',
    'waiting',
  ])
  await pass(30 * day)
  await withdraw(alice, { amount: tes(20_000n) })
  expect((await state(alice)).mine).toMatchObject({ available: '0', withdrawn: tes(100_000n) })
  expect(await applied(alice, { amount: tes(1_000n) })).toMatchObject({
    code: 'WITHDRAWAL_ENDED',
    msg: 'Withdrawal has ended',
  })
})

test('a rest below the minimum can be withdrawn whole', async () => {
  await withdraw(carol, { amount: tes(12_000n) })
  expect((await state(carol)).mine).toMatchObject({ available: tes(500n), initialized: true })
  expect(await applied(carol, { amount: tes(400n) })).toMatchObject({ code: 'BELOW_MINIMUM' })
  await withdraw(carol, { amount: tes(500n) })
  expect((await state(carol)).mine).toMatchObject({ available: '0' })
})

test('the records are the account’s own, and a rebuilt index has the same bytes', async () => {
  const { total, list, sum } = await records(alice)
  expect({ total, sum }).toEqual({ total: 3, sum: tes(100_000n) })
  expect(list.map(({ amount, fee }: Form) => [amount, fee])).toEqual([
    [tes(20_000n), tes(100n)],
    [tes(50_000n), tes(250n)],
    [tes(30_000n), tes(150n)],
  ])
  expect(new Set(list.map(({ id }: Form) => id)).size).toBe(3)
  expect(await records(newcomer)).toEqual({ total: 0, list: [], sum: '0' })
  const rows = await dumpChainTables(stack.server.app.db)
  expect(await freshDump(stack.world)).toEqual(rows)
})

test('a fork takes withdrawals back with the blocks that had them', async () => {
  const { world, server } = stack
  // Carol's last, then all of hers.
  for (const depth of [1, 4]) {
    const before = await dumpChainTables(server.app.db)
    await world.net.reorg(depth, { transactions: 'drop' })
    await world.net.mine()
    await server.indexer.catchUp()
    const after = await dumpChainTables(server.app.db)
    expect(after.get('withdrawal_payouts')).not.toEqual(before.get('withdrawal_payouts'))
    expect(after).toEqual(await freshDump(world))
  }
})
