import { randomUUID } from 'node:crypto'

import { Client } from '#tests/journeys/client.ts'
import { refused } from '#tests/journeys/refused.ts'
import { freshDump } from '#tests/journeys/freshDump.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { reindex, dumpChainTables } from '#platform/server/indexer/reindex.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { utcText } from '#platform/std/utcText.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { stakingIndexer } from './indexer.ts'
import { mirrors } from './testing/mirror.ts'

/** Every call of the feature against the contract itself. 8, 10, 13, 17 and 22 % a year in TES, one TES at 0.05 USDT. */
const day = 86_400
const tes = (whole: bigint) => whole * 10n ** 18n
const usdt = (whole: bigint) => whole * 10n ** 6n
const single = (name: string) => `/swappledge/pledge/singleToken/${name}`
const ours = (name: string) => `/tessera/staking/${name}`
/** 1,000 TES for 7 days at 8 %: 1,000 x 0.08 x 7 / 365 TES, the rate rounded down. */
const weekReward = 1_534_246_575_342_465_000n

let stack: Stack
let alice: Client
let bob: Client
let newcomer: Client
let treasury: Client

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  const { world } = stack
  for (const [name, inviter] of [
    ['alice', 'deployer'],
    ['bob', 'alice'],
  ] as const) {
    await world.send(name, 'Team', 'bindParent', [world.hex(inviter)])
    await world.send('deployer', 'Tes', 'transfer', [world.hex(name), tes(5_000n)])
    await world.send('deployer', 'Usdt', 'transfer', [world.hex(name), usdt(2_000n)])
  }
  alice = new Client(stack, 'alice')
  bob = new Client(stack, 'bob')
  newcomer = new Client(stack, 'heidi')
  treasury = new Client(stack, 'deployer')
  for (const client of [alice, bob, newcomer, treasury]) await client.signIn()
}, 300_000)
afterAll(() => stack?.close())

type Form = Readonly<Record<string, string>>

async function pass(seconds: number): Promise<void> {
  await stack.world.net.travel(seconds)
  await stack.world.net.mine()
  await stack.server.indexer.catchUp()
}

const act = (client: Client, name: string, form: Form) => {
  const path = ['pledge', 'unlock'].includes(name) ? single : ours
  return runOrder(
    stack,
    client,
    { before: path(`${name}Before`), after: path(`${name}After`) },
    form,
  )
}

const record = async (client: Client, form: Form = {}) =>
  (await client.post(single('record'), form)).data
const plans = async (client: Client) => (await client.post(single('planList'))).data

describe('the terms on offer', () => {
  test('each coin with its terms, their rewards, and the source of each number', async () => {
    const data = await plans(newcomer)
    const [ofTes, ofUsdt] = data.coins
    expect(ofTes).toMatchObject({
      symbol: 'TES',
      decimals: 18,
      minimum: String(tes(100n)),
      total: '0',
      stakes: 0,
      mine: { balance: '0', allowance: '0' },
    })
    const apr = (coin: typeof ofTes) =>
      coin.terms.map((term: { days: number; aprBps: number }) => [term.days, term.aprBps])
    expect(apr(ofTes)).toEqual([
      [7, 800],
      [30, 1_000],
      [90, 1_300],
      [180, 1_700],
      [360, 2_200],
    ])
    expect(apr(ofUsdt)).toEqual([
      [7, 500],
      [30, 700],
      [90, 900],
      [180, 1_200],
      [360, 1_500],
    ])
    expect(data.reserve).toEqual({
      balance: String(tes(10_000_000n)),
      promised: '0',
      free: String(tes(10_000_000n)),
    })
    expect(data.sources[0]).toMatchObject({
      what: 'reserve',
      contract: addressFromHex(stack.world.hex('TermStaking')),
      contractName: 'TermStaking',
      call: 'reserve()',
      value: `${tes(10_000_000n)},0,${tes(10_000_000n)}`,
    })
    const rate = ofTes.sources.find(({ what }: { what: string }) => what === 'terms.7.rate')
    expect(rate.value).toBe(ofTes.terms[0].rate)
    // What TES and its rewards are worth is read from its pool; so is the APR of USDT.
    const pricesOf = ({ sources }: { sources: { what: string; call: string }[] }) =>
      sources.filter(({ what }) => what === 'price').map(({ call }) => call)
    expect(pricesOf(ofTes)).toEqual(['getReserves()'])
    expect(pricesOf(ofUsdt)).toEqual(['getReserves()'])
    const one = await alice.post(single('planList'), { coin: 'USDT' })
    expect(one.data.coins).toHaveLength(1)
    expect(one.data.coins[0].mine.balance).toBe(String(usdt(2_000n)))
    const wanted = { code: 'NO_SUCH_COIN', field: 'coin', status: 422 }
    const message = { en: 'This coin cannot be staked', tc: '此幣種不可質押' }
    await refused(alice, single('planList'), { coin: 'XYZ' }, { ...wanted, ...message })
  })
})

describe('a stake is refused', () => {
  const good = { coin: 'TES', days: '30', amount: String(tes(1_000n)) }
  const field = { field: 'amount' }
  test.each([
    ['without an amount', { amount: '' }, 422, 'INVALID', field, /./, /./],
    ['of 0', { amount: '0' }, 422, 'AMOUNT_ZERO', field, 'must be more than 0', '數量必須大於 0'],
    [
      'below the minimum',
      { amount: String(tes(100n) - 1n) },
      422,
      'BELOW_MINIMUM',
      field,
      /^At least 100 TES$/,
      /^最少 100 TES$/,
    ],
    [
      'above the balance',
      { amount: String(tes(5_000n) + 1n) },
      409,
      'ABOVE_BALANCE',
      field,
      /^Above your balance: 5000 TES$/,
      /^超過您的餘額：5000 TES$/,
    ],
    [
      'that the contract may not take yet',
      {},
      409,
      'ALLOW_FIRST',
      field,
      /^Let the contract take 1000 TES first$/,
      /^請先授權合約使用 1000 TES$/,
    ],
    ['for other days', { days: '31' }, 422, 'NO_SUCH_TERM', { field: 'days' }, 'no such', '沒有此'],
    ['of another coin', { coin: 'TRX' }, 422, 'NO_SUCH_COIN', { field: 'coin' }, 'cannot', '不可'],
  ] as const)('%s', async (_, form, status, code, at, en, tc) => {
    await refused(alice, single('pledgeBefore'), { ...good, ...form } as Record<string, string>, {
      status,
      code,
      ...at,
      en,
      tc,
    })
  })

  test('without an amount, and by an inactive account', async () => {
    const { amount: _, ...without } = good
    const entered = { status: 422, code: 'ENTER_AMOUNT', field: 'amount' }
    const path = single('pledgeBefore')
    await refused(alice, path, without, { ...entered, en: 'Enter an amount', tc: '請輸入數量' })
    const active = { status: 403, code: 'NOT_ACTIVE', en: 'Please active first', tc: '請先啟用' }
    await refused(newcomer, path, good, active)
  })
})

describe('the life of a stake', () => {
  test('approved, opened, submitted once more and twice the same', async () => {
    await act(alice, 'approve', { coin: 'TES', amount: String(tes(3_000n)) })
    await refused(
      alice,
      ours('approveBefore'),
      { coin: 'TES', amount: '5' },
      {
        status: 409,
        code: 'ALLOWED_ALREADY',
        field: 'amount',
        en: 'Set it to 0',
        tc: '請先設為 0',
      },
    )
    const requestId = randomUUID()
    const form = { requestId, coin: 'TES', days: '7', amount: String(tes(1_000n)) }
    const first = await alice.post(single('pledgeBefore'), form)
    expect(first.data.call.selector).toBe('pledge(address,uint256,uint256)')
    // After a reload the same request gets the same order.
    const again = await alice.post(single('pledgeBefore'), form)
    expect(again.data).toEqual(first.data)
    const { orderId, call } = first.data
    const txHash = await alice.send(call)
    await stack.server.indexer.catchUp()
    const stolen = await bob.post(single('pledgeAfter'), { orderId, txHash })
    expect(stolen).toMatchObject({ status: 403, code: 'NOT_YOURS' })
    for (const _ of [1, 2]) {
      const reply = await alice.post(single('pledgeAfter'), { orderId, txHash })
      expect(reply.data).toMatchObject({ orderId, kind: 'staking.pledge', state: 'packed' })
    }
    const { list, counts, total } = await record(alice)
    expect(total).toBe(1)
    expect(counts).toMatchObject({ all: 1, earning: 1 })
    expect(list[0]).toMatchObject({
      id: 1,
      coin: 'TES',
      amount: String(tes(1_000n)),
      days: 7,
      unlockTime: list[0].start + 7 * day,
      reward: String(weekReward),
      paid: '0',
      state: 'earning',
      txHash,
      final: false,
      earlyExit: { principal: String(tes(1_000n)), givenUp: String(weekReward) },
    })
    await mirrors(stack)
  })

  test('only an own one, and not before its time', async () => {
    const [{ unlockTime }] = (await record(alice)).list
    const time = utcText(unlockTime)
    await refused(
      alice,
      single('unlockBefore'),
      { id: '1' },
      {
        status: 409,
        code: 'BEFORE_UNLOCK_TIME',
        field: 'id',
        en: `Unlock time not reached: ${time}`,
        tc: `尚未到解鎖時間：${time}`,
      },
    )
    for (const path of [single('unlockBefore'), ours('exitBefore'), ours('renewBefore')]) {
      const notYours = { status: 403, code: 'NOT_YOUR_STAKE', field: 'id' }
      const message = { en: 'another address', tc: '其他地址' }
      await refused(bob, path, { id: '1', days: '7' }, { ...notYours, ...message })
      const missing = { status: 404, code: 'NO_SUCH_STAKE', field: 'id' }
      const none = { en: 'no such stake', tc: '沒有此質押' }
      await refused(bob, path, { id: '99', days: '7' }, { ...missing, ...none })
    }
    const notYours = { status: 403, code: 'NOT_YOUR_STAKE', field: 'ids' }
    await refused(
      bob,
      ours('claimBefore'),
      { ids: '1' },
      { ...notYours, en: 'another', tc: '其他' },
    )
    const nothing = { status: 409, code: 'NOTHING_TO_CLAIM', en: 'nothing to', tc: '沒有可領取' }
    await refused(bob, ours('claimBefore'), {}, nothing)
  })

  test('half of the time earns half, a claim pays it, and the end pays the rest for ever', async () => {
    await pass((7 * day) / 2)
    const { orderId, txHash } = await act(alice, 'claim', {})
    // Another device continues from the order alone: no ids were sent, so there are none.
    const order = await alice.post(ours('claimAfter'), { orderId, txHash })
    expect(order.data.subject).toEqual({})
    const [{ start, paid }] = (await record(alice)).list
    const payments = (await alice.post(ours('payments'))).data
    expect(payments).toMatchObject({ total: 1, sum: paid })
    const at = BigInt(payments.list[0].time - start)
    expect(BigInt(paid)).toBe((weekReward * at) / BigInt(7 * day))
    await pass(40 * day)
    expect(await record(alice)).toMatchObject({
      counts: { earning: 0, matured: 1 },
      list: [{ state: 'matured', earned: String(weekReward) }],
    })
    await mirrors(stack)
    await act(alice, 'unlock', { id: '1' })
    const [ended] = (await record(alice, { state: 'unstaked' })).list
    expect(ended).toMatchObject({ claimable: String(weekReward - BigInt(paid)), earlyExit: null })
    expect(await stack.world.read('Tes', 'balanceOf', [stack.world.hex('alice')])).toBe(
      tes(5_000n) + BigInt(paid),
    )
    const over = { status: 409, code: 'STAKE_ENDED', field: 'id', en: 'has ended', tc: '已結束' }
    for (const path of [single('unlockBefore'), ours('exitBefore')]) {
      await refused(alice, path, { id: '1' }, over)
    }
    await pass(100 * day)
    await act(alice, 'claim', { ids: '1' })
    const { data } = await alice.post('/deposit/project/singleCoinPledgeStatistic')
    expect(data).toMatchObject({
      stakers: 0,
      paid: String(weekReward),
      // The first claim is 140 days old.
      paidLast30Days: String(weekReward - BigInt(paid)),
      mine: { stakes: 0, claimable: '0', claimed: String(weekReward), nextUnlockTime: null },
    })
    expect(data.sources).toContainEqual(
      expect.objectContaining({
        what: 'mine.claimed',
        call: 'event Claimed',
        value: String(weekReward),
      }),
    )
    const { free } = data.reserve
    const pace = weekReward - BigInt(paid)
    const days = (BigInt(free) * 30n) / pace
    expect(data.runwayDays).toBe(Number(days < 36_500n ? days : 36_500n))
    await mirrors(stack)
  })

  test('renewed at its end; exited early, with the unpaid reward given up', async () => {
    await act(bob, 'approve', { coin: 'USDT', amount: String(usdt(1_000n)) })
    await act(bob, 'pledge', { coin: 'USDT', days: '30', amount: String(usdt(500n)) })
    const early = { status: 409, code: 'BEFORE_UNLOCK_TIME', field: 'id', en: 'not', tc: '尚未' }
    await refused(bob, ours('renewBefore'), { id: '2', days: '90' }, early)
    await pass(30 * day)
    const term = { status: 422, code: 'NO_SUCH_TERM', field: 'days', en: 'no such', tc: '沒有此' }
    await refused(bob, ours('renewBefore'), { id: '2', days: '31' }, term)
    await act(bob, 'renew', { id: '2', days: '90' })
    const { list, counts } = await record(bob)
    expect(counts).toMatchObject({ all: 2, earning: 1, renewed: 1 })
    // 500 USDT at 7 % for 30 days earn 2.8767… USDT, 57.534246575342465753 TES; at 9 % for 90 days 221.917….
    expect(list).toMatchObject([
      { id: 3, days: 90, amount: String(usdt(500n)), reward: '221917808219178082191' },
      { id: 2, state: 'renewed', renewedAs: 3, claimable: '57534246575342465753' },
    ])
    await pass(45 * day)
    const [running] = (await record(bob, { state: 'earning', coin: 'USDT' })).list
    expect(running.earlyExit).toMatchObject({
      principal: String(usdt(500n)),
      givenUp: '221917808219178082191',
      earned: running.earned,
    })
    await act(bob, 'exit', { id: '3' })
    expect(await record(bob, { state: 'left' })).toMatchObject({
      total: 1,
      list: [{ id: 3, claimable: '0', earned: '0', paid: '0' }],
    })
    // The old one still pays.
    await act(bob, 'claim', {})
    expect((await bob.post(ours('payments'))).data.sum).toBe('57534246575342465753')
    await mirrors(stack)
  })
})

test('with an empty reserve no stake opens, the calls report it, and exits work', async () => {
  await act(alice, 'pledge', { coin: 'TES', days: '180', amount: String(tes(2_000n)) })
  const [{ terms }] = (await plans(treasury)).coins
  const most = terms.at(-1).most as string
  await act(treasury, 'approve', { coin: 'TES', amount: String(BigInt(most) * 2n) })
  const form = { coin: 'TES', days: '360' }
  const path = single('pledgeBefore')
  const short = { status: 409, code: 'RESERVE_TOO_SMALL', field: 'days' }
  const more = { ...form, amount: String(BigInt(most) + 10n) }
  await refused(treasury, path, more, { ...short, en: 'cannot cover', tc: '儲備' })
  await act(treasury, 'pledge', { ...form, amount: most })
  const { reserve, coins } = await plans(alice)
  expect(BigInt(reserve.free)).toBeLessThan(10n)
  expect(BigInt(coins[0].terms[0].most)).toBeLessThan(tes(1n))
  const asked = { coin: 'TES', days: '7', amount: String(tes(100n)) }
  await act(alice, 'approve', { coin: 'TES', amount: '0' })
  await act(alice, 'approve', { coin: 'TES', amount: String(tes(100n)) })
  await refused(alice, path, asked, { ...short, en: /covers .* TES for this term/, tc: '最多' })
  const { list } = await record(alice, { state: 'earning' })
  await act(alice, 'exit', { id: String(list[0].id) })
  await mirrors(stack)
  // The given-up reward is free again.
  expect(BigInt((await plans(alice)).reserve.free)).toBeGreaterThan(tes(100n))
})

test('a fork leaves the rows of the new chain, and an index built again is the same', async () => {
  const { world, server } = stack
  // Away with the exit, an approval or two, and the stake that emptied the reserve.
  for (const depth of [1, 5]) {
    const before = await dumpChainTables(server.app.db)
    await world.net.reorg(depth, { transactions: 'drop' })
    await world.net.mine()
    await server.indexer.catchUp()
    const after = await dumpChainTables(server.app.db)
    expect(after.get('staking_positions')).not.toEqual(before.get('staking_positions'))
    expect(after).toEqual(await freshDump(world))
    await mirrors(stack)
  }
  await server.indexer.stop()
  const { tables } = await reindex(server.app, [stakingIndexer])
  const own = tables.filter(({ name }) => name.startsWith('staking_'))
  expect(own).toHaveLength(6)
  expect(own.filter(({ different }) => different > 0)).toEqual([])
})
