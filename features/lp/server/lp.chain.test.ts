import { Client } from '#tests/journeys/client.ts'
import { refused } from '#tests/journeys/refused.ts'
import { freshDump } from '#tests/journeys/freshDump.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { reindex, dumpChainTables } from '#platform/server/indexer/reindex.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { lpPurchaseIndexer } from './purchaseIndexer.ts'
import { lpStakingIndexer } from './stakingIndexer.ts'
import { teamOfRoot } from './testing/teamOfRoot.ts'

/** Every call of the feature against the contracts. The pool of TES and USDT opens at 0.05; no average price, no stream at first. */
const day = 86_400
const tes = (whole: bigint) => whole * 10n ** 18n
const usdt = (whole: bigint) => whole * 10n ** 6n
const staking = (name: string) => `/swappledge/pledge/lp/${name}`
const ours = (name: string) => `/tessera/lp/${name}`
const liquidity = (name: string) => `/deposit/liquidity/${name}`
const swap = (name: string) => `/tessera/lp/${name}`

let stack: Stack
let alice: Client
let bob: Client
let newcomer: Client
let pool: string
let hexPool: `0x${string}`

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  const { world } = stack
  for (const [name, inviter] of [
    ['alice', 'deployer'],
    ['bob', 'alice'],
  ] as const) {
    await world.send(name, 'Team', 'bindParent', [world.hex(inviter)])
    await world.send('deployer', 'Usdt', 'transfer', [world.hex(name), usdt(2_000n)])
  }
  alice = new Client(stack, 'alice')
  bob = new Client(stack, 'bob')
  newcomer = new Client(stack, 'heidi')
  for (const client of [alice, bob, newcomer]) await client.signIn()
  const [pools] = await world.read<readonly (readonly `0x${string}`[])[]>('LpStaking', 'pools')
  hexPool = pools![0]!
  pool = addressFromHex(hexPool)
}, 300_000)
afterAll(() => stack?.close())

type Form = Readonly<Record<string, string>>

async function pass(seconds: number, blocks = 1): Promise<void> {
  await stack.world.net.travel(seconds)
  await stack.world.net.mine(blocks)
  await stack.server.indexer.catchUp()
}

async function sends(who: string, contract: string, name: string, args: readonly unknown[] = []) {
  const { reason } = await stack.world.send(who, contract, name, args)
  expect(reason).toBe('')
  await stack.server.indexer.catchUp()
}

const run = (client: Client, before: string, after: string, form: Form) =>
  runOrder(stack, client, { before, after }, form)
const act = (client: Client, path: string, form: Form) =>
  run(client, `${path}Before`, `${path}After`, form)
const buy = (client: Client, form: Form) =>
  run(client, swap('swapCoinIssuedAdd'), swap('swapCoinIssuedUpdate'), form)

const data = async (client: Client, path: string, form: Form = {}) =>
  (await client.post(path, form)).data

describe('a pool and the estimate of a purchase', () => {
  test('its reserves, price and worth, and where they are from', async () => {
    const info = await data(alice, liquidity('info'))
    expect(info).toMatchObject({
      pool,
      symbol: 'TES/USDT',
      feeBps: 30,
      priceE12: String(5n * 10n ** 16n),
      worth: String(usdt(200_000n)),
      mine: { balance: '0', staked: '0', sharePpm: 0, worth: '0' },
    })
    // All of it is worth 200,000 USDT.
    expect(info.lpWorth).toBe(String((usdt(200_000n) * tes(1n)) / BigInt(info.totalSupply)))
    expect(info.sources[0]).toMatchObject({ contract: pool, call: 'getReserves()' })
    const wanted = { status: 404, code: 'NO_SUCH_POOL', field: 'pool' }
    const form = { pool: alice.address }
    const message = { en: 'There is no such pool', tc: '沒有此資金池' }
    for (const path of [liquidity('info'), staking('oneStatistics'), swap('swapIssuedList')]) {
      await refused(alice, path, form, { ...wanted, ...message })
    }
  })

  test('a quote is the contract’s, with no reward while there is no average price', async () => {
    const quote = await data(newcomer, ours('quote'), { coin: 'USDT', amount: String(usdt(100n)) })
    const all = BigInt((await data(newcomer, liquidity('info'))).totalSupply)
    const bought = BigInt(quote.liquidity)
    expect(BigInt(quote.minimumLiquidity)).toBe((bought * 9_950n) / 10_000n)
    expect(quote.sharePpm).toBe(Number((bought * 1_000_000n) / (all + bought)))
    expect(quote).toMatchObject({ path: ['USDT', 'TES'], reward: '0' })
    // Half of it goes in as USDT: twice that is its worth, a little less than the payment.
    expect(BigInt(quote.worth)).toBeGreaterThan(usdt(99n))
    expect(BigInt(quote.worth)).toBeLessThan(usdt(101n))
    const byTrx = await data(newcomer, ours('quote'), { coin: 'TRX', amount: '100000000' })
    expect(byTrx.path).toEqual(['TRX', 'USDT', 'TES'])
    const config = await data(newcomer, swap('findConfig'))
    expect(config).toMatchObject({
      slippageBps: { default: 50, least: 10, most: 500 },
      reward: { ratePpm: 1_000, least: String(usdt(5n)), waiting: day, stopped: 'price' },
      reserve: { balance: String(tes(200_000n)), promised: '0' },
    })
    // 5 USDT and a hundredth; at 0.300842 USDT a TRX; a fee of 400,000 energy at 100 sun.
    expect(config.coins).toMatchObject([
      { symbol: 'TRX', address: null, minimum: '16786221', allowance: null, fee: '40000000' },
      { symbol: 'USDT', minimum: '5050000', balance: '0', allowance: '0', fee: '0' },
    ])
  })

  test.each([
    ['of 0', { amount: '0' }, 422, 'AMOUNT_ZERO', 'amount', 'more than 0', '大於 0'],
    [
      'too small',
      { amount: '4000000' },
      422,
      'BELOW_MINIMUM',
      'amount',
      /^At least 5 USDT$/,
      '最少 5',
    ],
    ['of 1', { amount: '1' }, 422, 'TOO_LITTLE', 'amount', 'Too little', '過少'],
    [
      'above the balance',
      { amount: '2000000001' },
      409,
      'ABOVE_BALANCE',
      'amount',
      /^Above your balance: 2000 USDT$/,
      '超過您的餘額：2000 USDT',
    ],
    ['not allowed yet', {}, 409, 'ALLOW_FIRST', 'amount', /take 100 USDT first$/, '授權'],
    ['by another coin', { coin: 'TES' }, 422, 'NO_SUCH_COIN', 'coin', 'not bought', '不接受'],
  ] as const)('a purchase %s is refused', async (_, form, status, code, field, en, tc) => {
    const asked = { coin: 'USDT', amount: String(usdt(100n)), ...form } as Record<string, string>
    await refused(alice, swap('swapCoinIssuedAdd'), asked, { status, code, field, en, tc })
  })

  test('a purchase without an amount, or by an inactive account, is refused', async () => {
    const entered = { status: 422, code: 'ENTER_AMOUNT', field: 'amount' }
    const path = swap('swapCoinIssuedAdd')
    await refused(alice, path, { coin: 'USDT' }, { ...entered, en: 'Enter an', tc: '請輸入數量' })
    const active = { status: 403, code: 'NOT_ACTIVE', en: 'Please active first', tc: '請先啟用' }
    await refused(newcomer, path, { coin: 'USDT', amount: '100000000' }, active)
  })
})

describe('purchases and their rewards', () => {
  test('without a fresh price one buys without a reward, and only if one wants to', async () => {
    const form = { coin: 'USDT', amount: String(usdt(1_000n)) }
    await act(alice, ours('approve'), form)
    await refused(alice, ours('approveBefore'), form, {
      status: 409,
      code: 'ALLOWED_ALREADY',
      field: 'amount',
      en: 'Set it to 0',
      tc: '請先設為 0',
    })
    const asked = { coin: 'USDT', amount: String(usdt(100n)) }
    const short = {
      status: 409,
      code: 'REWARD_SHORT',
      field: 'minReward',
      en: 'would be 0',
      tc: '0',
    }
    await refused(alice, swap('swapCoinIssuedAdd'), { ...asked, minReward: '1' }, short)
    const quote = await data(alice, ours('quote'), asked)
    const { txHash } = await buy(alice, asked)
    expect(await data(alice, liquidity('syncLiquidity'), { txHash })).toEqual({
      known: true,
      state: 'packed',
      id: 1,
    })
    expect(await data(alice, liquidity('syncLiquidity'), { txHash: 'ab'.repeat(32) })).toEqual({
      known: false,
      state: null,
      id: null,
    })
    const detail = await data(alice, liquidity('detail'), { id: '1' })
    expect(detail).toMatchObject({
      pool,
      coin: 'USDT',
      amount: String(usdt(100n)),
      liquidity: quote.liquidity,
      paidIn: quote.paidIn,
      worth: quote.worth,
      reward: '0',
      state: null,
      txHash,
      sources: [{ what: 'purchase', contractName: 'LpPurchases', call: 'purchaseOf(1)' }],
    })
    expect(await data(alice, liquidity('detailHeadList'))).toMatchObject({ total: 1 })
    expect((await data(alice, swap('swapCoinIssuedList'))).counts.all).toBe(0)
    const none = { status: 409, code: 'NO_REWARD', field: 'id', en: 'no reward', tc: '沒有獎勵' }
    for (const path of [liquidity('receive'), swap('swapCoinIssuedDetail')]) {
      await refused(alice, path, { id: '1' }, none)
    }
  })

  test('with one, a thousandth of what went in is set aside, waits a day, and is issued', async () => {
    await pass(1_900)
    await sends('deployer', 'TwapOracle', 'poke')
    const asked = { coin: 'TRX', amount: '2000000000' }
    const quote = await data(alice, ours('quote'), asked)
    const sample = 10n ** 24n
    const average = await stack.world.read<bigint>('TwapOracle', 'tesToUsdt', [sample])
    const reward = (BigInt(quote.worth) * 1_000n * sample) / (average * 1_000_000n)
    expect(quote.reward).toBe(String(reward))
    const { call, txHash } = await buy(alice, { ...asked, minReward: String(reward) })
    expect(call.callValue).toBe(asked.amount)
    const list = () => data(alice, swap('swapCoinIssuedList'))
    expect(await list()).toMatchObject({
      counts: { all: 1, confirming: 1, waiting: 0, issued: 0 },
      total: 1,
      list: [{ id: 2, coin: 'TRX', reward: String(reward), state: 'confirming', txHash }],
    })
    const waits = {
      status: 409,
      code: 'REWARD_WAITS',
      field: 'id',
      en: 'issued from',
      tc: '起發放',
    }
    for (const path of [liquidity('receive'), '/deposit/dfp/receiveRewardInfo']) {
      await refused(alice, path, { id: '2' }, waits)
    }
    await pass(day, 70)
    expect(await list()).toMatchObject({ counts: { confirming: 0, waiting: 1 } })
    expect((await data(alice, swap('swapCoinIssuedList'), { state: 'waiting' })).total).toBe(1)
    const other = { status: 403, code: 'NOT_YOUR_PURCHASE', field: 'id', en: 'another', tc: '其他' }
    for (const path of [liquidity('detail'), swap('swapCoinIssuedDetail')]) {
      await refused(bob, path, { id: '2' }, other)
    }
    const missing = {
      status: 404,
      code: 'NO_SUCH_PURCHASE',
      field: 'id',
      en: 'no such',
      tc: '沒有',
    }
    await refused(bob, liquidity('receive'), { id: '9' }, missing)
    const { orderId, txHash: issued } = await run(
      alice,
      liquidity('receive'),
      liquidity('receive'),
      { id: '2' },
    )
    const stolen = await bob.post(swap('swapCoinIssuedUpdateCoinssued'), {
      orderId,
      txHash: issued,
    })
    expect(stolen.code).toBe('NOT_YOURS')
    expect(await list()).toMatchObject({
      counts: { all: 1, confirming: 1, waiting: 0, issued: 0 },
      list: [{ state: 'confirming', issueTxHash: issued }],
    })
    await stack.world.net.mine(70)
    await stack.server.indexer.catchUp()
    expect(await list()).toMatchObject({ counts: { issued: 1 }, list: [{ state: 'issued' }] })
    const receipt = { id: 2, symbol: 'TES/USDT', coin: 'TES', reward: String(reward), final: true }
    const shownAs = { ...receipt, sources: [{ what: 'purchase', call: 'purchaseOf(2)' }] }
    expect(await data(alice, '/deposit/dfp/receiveRewardInfo', { id: '2' })).toMatchObject(shownAs)
    for (const form of [{}, { pool }]) {
      const all = await data(newcomer, swap('swapIssuedList'), form)
      expect(all).toMatchObject({ total: 1, list: [{ ...receipt, buyer: alice.address }] })
    }
    expect(await stack.world.read('Tes', 'balanceOf', [stack.world.hex('alice')])).toBe(reward)
    const over = { status: 409, code: 'ALREADY_ISSUED', field: 'id', en: 'has been', tc: '已發放' }
    await refused(alice, liquidity('receive'), { id: '2' }, over)
    // No `poke` for a day: the average is too old.
    expect((await data(alice, swap('findConfig'))).reward.stopped).toBe('price')
  })
})

describe('staking', () => {
  test('is refused by the rules of the field', async () => {
    const { minimum, balance } = await data(alice, staking('amount'))
    const path = staking('pledgeBefore')
    const at = { field: 'amount' }
    const form = (amount: string) => ({ pool, amount })
    const few = { status: 422, code: 'BELOW_MINIMUM', ...at, en: 'TES/USDT LP', tc: '最少' }
    await refused(alice, path, form(String(BigInt(minimum) - 1n)), few)
    const more = { status: 409, code: 'ABOVE_BALANCE', ...at, en: 'Above', tc: '超過' }
    await refused(alice, path, form(String(BigInt(balance) + 1n)), more)
    const first = { status: 409, code: 'ALLOW_FIRST', ...at, en: 'first', tc: '授權' }
    await refused(alice, path, form(balance), first)
    const none = { status: 409, code: 'NOTHING_STAKED', field: 'pool', en: 'nothing', tc: '沒有' }
    await refused(alice, ours('exitBefore'), { pool }, none)
    const nothing = { status: 409, code: 'NOTHING_TO_CLAIM', field: 'pool', en: 'no', tc: '沒有' }
    await refused(alice, ours('claimBefore'), { pool }, nothing)
    const both = { status: 422, code: 'ONE_TARGET', field: 'pool', en: 'one of', tc: '其中之一' }
    await refused(alice, ours('approveBefore'), { pool, coin: 'USDT', amount: '1' }, both)
  })

  test('earns from the stream, pays it, and gives it up on exit', async () => {
    const { balance } = await data(alice, staking('amount'))
    await act(alice, ours('approve'), { pool, amount: balance })
    await act(alice, staking('pledge'), { pool, amount: balance })
    expect((await data(alice, staking('list'))).pools[0]).toMatchObject({
      pool,
      total: balance,
      stakers: 1,
      rate: '0',
      running: false,
      runwayDays: 0,
    })
    const team = await teamOfRoot(stack)
    expect(await team.firstLine()).toMatchObject({ pool, line: 1, staked: balance, stakers: 1 })
    const pledged = await team.pledge()
    expect([99n, 100n]).toContain((pledged * 100n) / (await team.worth()))
    const until = BigInt(stack.server.app.clock.now() + 100.5 * day)
    await sends('deployer', 'Tes', 'approve', [stack.world.hex('LpStaking'), tes(17_280n)])
    await sends('deployer', 'LpStaking', 'fund', [hexPool, tes(17_280n), until])
    await pass(10 * day)
    const [listed] = (await data(alice, staking('list'))).pools
    const [, rate] = await stack.world.read<readonly bigint[]>('LpStaking', 'poolOf', [hexPool])
    expect(listed).toMatchObject({ rate: String(rate), running: true, runwayDays: 90 })
    expect(listed.aprBps).toBeGreaterThan(0)
    const mine = await data(alice, staking('amount'))
    const [staked, earned] = await stack.world.read<readonly bigint[]>('LpStaking', 'positionOf', [
      hexPool,
      stack.world.hex('alice'),
    ])
    expect(mine).toMatchObject({ staked: String(staked), unlockable: String(staked), balance: '0' })
    expect(mine.earned).toBe(String(earned))
    // Alone in the pool: the whole stream, less the remainder of a division.
    const streamed = rate! * BigInt(10 * day)
    expect(earned! - streamed).toBeLessThan(rate! * 60n)
    expect(streamed - earned!).toBeLessThan(rate!)
    await act(alice, ours('claim'), { pool })
    const above = { status: 409, code: 'ABOVE_UNLOCKABLE', field: 'amount', en: 'At', tc: '最多' }
    const path = staking('lpPledgeUnlockBefore')
    await refused(alice, path, { pool, amount: String(BigInt(balance) + 1n) }, above)
    const half = String(BigInt(balance) / 2n)
    await act(alice, staking('lpPledgeUnlock'), { pool, amount: half })
    expect(await team.pledge()).toBe(pledged - (pledged * BigInt(half)) / BigInt(balance))
    const info = await data(alice, liquidity('info'))
    expect(info.mine).toMatchObject({ balance: half, staked: String(staked! - BigInt(half)) })
    // The stream ends, and so does earning; leaving works all the same.
    await pass(200 * day)
    expect((await data(alice, staking('list'))).pools[0]).toMatchObject({
      rate: '0',
      running: false,
      aprBps: 0,
      paidLast30Days: '0',
    })
    await act(alice, ours('exit'), { pool })
    expect(await team.pledge()).toBe(0n)
    const record = await data(alice, staking('pledgeRecord'))
    expect(record.list.map(({ kind }: { kind: string }) => kind)).toEqual([
      'left',
      'cancelled',
      'claimed',
      'staked',
    ])
    expect(BigInt(record.list[0].givenUp)).toBeGreaterThan(0n)
    const claimed = await data(alice, staking('pledgeRecord'), { pool, kind: 'claimed' })
    expect(claimed).toMatchObject({ total: 1 })
    const statistic = await data(alice, '/deposit/project/lpPledgeStatistic')
    const paid = claimed.list[0].amount
    expect(statistic).toMatchObject({ stakers: 0, paid, runwayDays: 0, mine: { claimed: paid } })
    const { history } = await data(alice, staking('oneStatistics'), { pool })
    const sum = history.reduce((all: bigint, one: { paid: string }) => all + BigInt(one.paid), 0n)
    expect([history[0].staked, history.at(-1).staked, String(sum)]).toEqual([balance, '0', paid])
    const coins = (await data(alice, staking('lpPledgeCoinList'))).coins
    expect(coins).toMatchObject([
      { pool, balance },
      { symbol: 'TRX/USDT', balance: '0' },
    ])
  })
})

test('a fork leaves the rows of the new chain, and an index built again is the same', async () => {
  const { world, server } = stack
  // The fork removes the exit and the cancelled stake.
  const before = await dumpChainTables(server.app.db)
  await world.net.reorg(4, { transactions: 'drop' })
  await world.net.mine()
  await server.indexer.catchUp()
  const after = await dumpChainTables(server.app.db)
  expect(after.get('lp_records')).not.toEqual(before.get('lp_records'))
  expect(after).toEqual(await freshDump(world))
  await server.indexer.stop()
  const { tables } = await reindex(server.app, [lpStakingIndexer, lpPurchaseIndexer])
  const own = tables.filter(({ name }) => name.startsWith('lp_'))
  expect(own).toHaveLength(10)
  expect(own.filter(({ different }) => different > 0)).toEqual([])
})
