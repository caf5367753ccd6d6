import { refused } from '#tests/journeys/refused.ts'
import { freshDump } from '#tests/journeys/freshDump.ts'
import { must } from '#tests/journeys/must.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { dumpChainTables } from '#platform/server/indexer/reindex.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { day, type Miners, miners, mirrors, ours, tes, usdt } from './testing/miners.ts'
import { recomputed } from './testing/recomputed.ts'

/** Every call of the feature against the contract itself, from the first pass to a second period. */
let stack: Stack
let all: Miners

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  all = await miners(stack)
}, 300_000)
afterAll(() => stack?.close())

const mining = '/deposit/cold/mining/miningRecordPageQuery'
const mine = '/deposit/cold/mining/userCalculationRecord'
const team = '/deposit/project/teamCalculationRecord'
const kinds = '/deposit/project/node'

/** 3,600,000 TES in 90 days, by whole base units a second. */
const perSecond = tes(3_600_000n) / BigInt(90 * day)

describe('before the first burn', () => {
  test('the pool is open, and without an average nothing is burnt', async () => {
    const pool = await all.ask(all.heidi, ours('pool'))
    expect(pool).toMatchObject({
      state: 'running',
      period: {
        number: 0,
        pool: String(tes(3_600_000n)),
        dailyPool: String(tes(40_000n)),
        multiplier: 150,
      },
      next: { number: 1, pool: String(tes(1_800_000n)), multiplier: 125, isOpen: false },
      multiplier: 150,
      network: { power: '0', leastPower: String(usdt(10_000n)), miners: 0, burns: 0 },
      price: { average: null, depth: String(usdt(20_000n)), refusal: { reason: 'NO_PRICE' } },
      pass: { price: String(usdt(10n)) },
      mine: { power: '0', pass: 'none', refusal: { message: 'Please active first' } },
    })
    expect(pool.period.end - pool.period.start).toBe(90 * day)
    expect(BigInt(pool.next.missing)).toBe(tes(1_800_000n) - BigInt(pool.reserve.free))
    const asked = { of: 'worth', amount: String(usdt(100n)), ownPower: '0' }
    const late = { status: 409, code: 'NO_PRICE', field: 'amount' }
    await refused(all.alice, ours('quote'), asked, { ...late, en: 'no average', tc: '尚無平均' })
  })

  test('a quote by worth, by TES and by TRX; what doubles the network halves the day', async () => {
    await all.average()
    const quote = (of: string, amount: bigint) =>
      all.ask(all.alice, ours('quote'), { of, amount: String(amount), ownPower: '0' })
    const worth = await quote('worth', usdt(20_000n))
    const power = usdt(30_000n)
    expect(worth).toMatchObject({
      uAmount: String(usdt(20_000n)),
      power: String(power),
      ownPower: String(power),
      networkPower: String(power),
      multiplier: 150,
      // Alone above the least power: all of the miners' 80 %.
      daily: String((perSecond * BigInt(day) * 4n) / 5n),
      dailyDoubled: String((perSecond * BigInt(day) * 4n) / 10n),
      minPower: '0',
      multiplierFallsAt: null,
    })
    // TES at 0.05 USDT by the pool, and less than a thousandth off by the average.
    const burnt = BigInt(worth.burnAmount)
    expect(burnt).toBeGreaterThanOrEqual(tes(400_000n))
    expect(burnt).toBeLessThan(tes(400_400n))
    const [more, cent] = [burnt + (burnt + 99n) / 100n, 10n ** 16n]
    expect(BigInt(worth.approve)).toBe(((more + cent - 1n) / cent) * cent)
    // All of these TES are worth as much again, and one less is not.
    expect((await quote('coin', burnt)).uAmount).toBe(worth.uAmount)
    expect((await quote('coin', burnt - 1n)).uAmount).toBe(String(usdt(20_000n) - 1n))
    const bought = await quote('trx', 100_000_000n)
    expect(BigInt(bought.minPower)).toBe((BigInt(bought.power) * 9_900n) / 10_000n)
    expect(bought).toMatchObject({ approve: '0' })
    // A hundredth of the least power has a hundredth of the miners' part, there is nobody else.
    expect((await quote('worth', usdt(100n))).daily).toBe(
      String((perSecond * BigInt(day) * 4n * usdt(150n)) / (5n * usdt(10_000n))),
    )
  })

  const asked = { coin: 'TES', uAmount: '1000000' }
  test.each([
    ['no amount', 'burn', { coin: 'TES' }, 422, 'ENTER_AMOUNT', 'uAmount', 'Enter', '請輸入數量'],
    ['of 0', 'burn', { ...asked, uAmount: '0' }, 422, 'AMOUNT_ZERO', 'uAmount', '0', '大於 0'],
    ['another coin', 'burn', { ...asked, coin: 'USDT' }, 422, 'NO_SUCH_COIN', 'coin', 'TES', 'TES'],
    ['no pass', 'burn', asked, 409, 'NO_PASS', undefined, 'needs a pass', '通行證'],
    ['no pass', 'swap', { amount: '5' }, 409, 'NO_PASS', undefined, 'needs a pass', '通行證'],
    ['none held', 'refundPass', {}, 409, 'NO_PASS_HELD', undefined, 'no pass', '沒有可退還'],
    ['nothing', 'claim', {}, 409, 'NOTHING_TO_CLAIM', undefined, 'nothing', '沒有可領取'],
    ['no node', 'activate', { nodeId: '9' }, 404, 'NO_SUCH_NODE', 'nodeId', 'no such', '沒有此'],
    ['no credit', 'withdraw', {}, 409, 'NO_CREDIT', undefined, 'No payment', '沒有待您提領'],
    [
      'no funds',
      'openPeriod',
      {},
      409,
      'RESERVE_SHORT',
      undefined,
      /lacks 17\d{5}\.\d+ TES/,
      /17\d{5}\.\d+ TES/,
    ],
  ] as const)('refused for %s: %s', async (_, name, form, status, code, field, en, tc) => {
    const at = field === undefined ? {} : { field }
    await refused(all.alice, ours(`${name}Before`), form, { status, code, ...at, en, tc })
  })

  test('who is not active buys no pass and no node', async () => {
    const wanted = { status: 403, code: 'NOT_ACTIVE', en: 'Please active first', tc: '請先啟用' }
    for (const [name, form] of [
      ['pass', {}],
      ['buyNode', { kind: '1' }],
      ['burn', { coin: 'TES', uAmount: '1' }],
    ] as const) {
      await refused(all.heidi, ours(`${name}Before`), form, wanted)
    }
  })
})

describe('passes and burns', () => {
  test('a pass is refunded for the same TRX until a burn uses it', async () => {
    const { node } = stack.server.app
    const held = () => node.balance(stack.server.app.deployment.address('BurnMining'))
    await all.act(all.alice, 'pass')
    const { pass, mine: own } = await all.ask(all.alice, ours('pool'))
    expect(own).toMatchObject({ pass: 'held', passSun: pass.sun, refusal: null })
    expect(String(await held())).toBe(pass.sun)
    const has = { status: 409, code: 'HAS_PASS', en: 'already', tc: '已有' }
    await refused(all.alice, ours('passBefore'), {}, has)
    await all.act(all.alice, 'refundPass')
    expect(await held()).toBe(0n)
    await all.act(all.alice, 'pass')
    expect(await all.ask(all.alice, ours('passPage'))).toMatchObject({
      total: 2,
      list: [
        { number: 2, state: 'held', sun: pass.sun, endedAt: null, isCollected: false },
        { number: 1, state: 'refunded', sun: pass.sun },
      ],
    })
    await mirrors(stack)
  })

  test('a burn takes no more than was allowed, and is a record with id, user, coin and worth', async () => {
    const form = { coin: 'TES', uAmount: String(usdt(2_000n)) }
    const { approve, burnAmount } = await all.ask(all.alice, ours('quote'), {
      of: 'worth',
      amount: form.uAmount,
      ownPower: '0',
    })
    const short = { status: 409, code: 'ALLOW_FIRST', field: 'uAmount', en: 'first', tc: '授權' }
    await refused(all.alice, ours('burnBefore'), form, short)
    await all.act(all.alice, 'approve', { coin: 'TES', amount: approve })
    const much = { coin: 'TES', uAmount: String(usdt(200_000n)) }
    const above = { status: 409, code: 'ABOVE_BALANCE', field: 'uAmount' }
    await refused(all.alice, ours('burnBefore'), much, { ...above, en: 'Above', tc: '超過' })
    const txHash = await all.act(all.alice, 'burn', form)
    const page = await all.ask(all.heidi, mining, { user: all.alice.address })
    expect(page).toMatchObject({
      total: 1,
      list: [
        {
          id: 1,
          user: all.alice.address,
          coin: 'TES',
          burnAmount,
          uAmount: String(usdt(2_000n)),
          power: String(usdt(3_000n)),
          totalPower: String(usdt(3_000n)),
          sun: null,
          txHash,
        },
      ],
    })
    const used = { status: 409, code: 'PASS_USED', en: 'has used', tc: '已用於' }
    await refused(all.alice, ours('refundPassBefore'), {}, used)
    expect(await all.ask(all.heidi, ours('due'))).toEqual({ passes: [all.alice.address] })
    expect((await all.ask(all.alice, ours('passPage'))).list[0]).toMatchObject({ state: 'used' })
    await mirrors(stack)
  })

  test('a day of a small network pays by the least power, and a claim pays all of it', async () => {
    const before = await stack.world.read<bigint>('Tes', 'balanceOf', [stack.world.hex('alice')])
    await all.pass(day)
    await all.act(all.alice, 'claim')
    const { list, claimed, claimable } = await all.ask(all.alice, mine)
    const [claim, burn] = list
    expect(list).toMatchObject([
      { kind: 'claim', power: '0', ownPower: String(usdt(3_000n)) },
      { kind: 'burn', power: String(usdt(3_000n)) },
    ])
    // 3,000 of 10,000, and 80 % of what was emitted; rounded down at most once.
    const seconds = BigInt(claim.createTime - burn.createTime)
    const exact = (perSecond * seconds * 4n * 3n) / (5n * 10n)
    expect(exact - BigInt(claim.amount)).toBeLessThanOrEqual(1n)
    expect(claimed).toBe(claim.amount)
    expect(claimable).toBe('0')
    const after = await stack.world.read<bigint>('Tes', 'balanceOf', [stack.world.hex('alice')])
    expect(after - before).toBe(BigInt(claimed))
    await mirrors(stack)
  })

  test('bob buys and burns for a least power; it is a record of both lines above him', async () => {
    await all.average()
    await all.act(all.bob, 'pass')
    const amount = '500000000'
    const { power, minPower } = await all.ask(all.bob, ours('quote'), {
      of: 'trx',
      amount,
      ownPower: '0',
    })
    const most = { amount, minPower: String(BigInt(power) + 1n) }
    const less = { status: 409, code: 'LESS_POWER', field: 'minPower', en: 'below', tc: '低於' }
    await refused(all.bob, ours('swapBefore'), most, less)
    await all.act(all.bob, 'swap', { amount })
    const { list } = await all.ask(all.bob, ours('swapPage'))
    expect(list).toMatchObject([{ id: 2, sun: amount, power }])
    expect(BigInt(list[0].power)).toBeGreaterThanOrEqual(BigInt(minPower))
    expect((await all.ask(all.bob, mine)).list[0]).toMatchObject({ kind: 'swapToBurn', power })
    const lines = [
      { line: 1, power, miners: 1 },
      { line: 2, power: '0', miners: 0 },
    ]
    const record = { user: all.bob.address, line: 1, power, uAmount: list[0].uAmount }
    expect(await all.ask(all.alice, team)).toMatchObject({ lines, total: 1, list: [record] })
    expect((await all.ask(all.heidi, mining)).list.map(({ id }: { id: number }) => id)).toEqual([
      2, 1,
    ])
    await mirrors(stack)
  })

  test('anyone brings a used pass to the splitter, the fee is split', async () => {
    await must(stack.world, 'grace', 'BurnMining', 'collectPass', [stack.world.hex('alice')])
    await stack.server.indexer.catchUp()
    expect(await all.ask(all.heidi, ours('due'))).toEqual({ passes: [all.bob.address] })
    expect((await all.ask(all.alice, ours('passPage'))).list[0]).toMatchObject({
      isCollected: true,
    })
    await mirrors(stack)
  })
})

describe('the daily statement', () => {
  test('from its periods, its opening and its transactions anyone computes what a power earned', async () => {
    const { list, total } = await all.ask(all.alice, ours('dayPage'), { pageSize: '100' })
    expect(list).toHaveLength(total)
    const sums = await all.ask(all.alice, ours('pool'))
    let [earned, paid, pool] = [0n, 0n, 0n]
    for (const stated of list) {
      const form = { day: String(stated.day), pageSize: '100' }
      const found = await all.ask(all.alice, ours('day'), form)
      const { mine: own } = stated
      // The last day runs yet: another second may have passed between the two replies.
      expect(found.mine.power).toBe(own.power)
      const off = recomputed(found, all.alice.address) - BigInt(found.mine.earned)
      // Each of its own burns and claims may have rounded one base unit down.
      expect(off).toBeGreaterThanOrEqual(-1n)
      expect(off).toBeLessThanOrEqual(3n)
      const inDay = found.list.reduce(
        (sum: bigint, { kind, amount }: { kind: string; amount: string }) =>
          sum + (kind === 'claim' ? BigInt(amount) : 0n),
        0n,
      )
      expect(stated.paidToMiners).toBe(String(inDay))
      earned += BigInt(own.earned)
      paid += BigInt(own.paid)
      pool += BigInt(stated.pool)
    }
    expect(paid).toBe(BigInt(sums.mine.claimed))
    // Another second may have passed between the two replies.
    const step = (perSecond * 60n * 4n) / 5n
    expect(earned - paid - BigInt(sums.mine.claimable)).toBeLessThan(step)
    expect(BigInt(sums.emitted) - pool).toBeLessThan(step)
    const week = list.slice(0, 7)
    const sumOf = (name: 'paidToMiners' | 'paidToNodes'): string =>
      String(
        week.reduce((sum: bigint, one: Record<string, string>) => sum + BigInt(one[name]!), 0n),
      )
    expect(sums.lastWeek).toMatchObject({
      from: list[0].day - 6 * day,
      toMiners: sumOf('paidToMiners'),
      toNodes: sumOf('paidToNodes'),
    })
  })

  test('a day before the first, or one that has not come, has none', async () => {
    const { list } = await all.ask(all.alice, ours('dayPage'), { pageNum: '1', pageSize: '100' })
    const none = { status: 404, code: 'NO_SUCH_DAY', field: 'day', en: 'no mining', tc: '沒有挖礦' }
    for (const at of [list.at(-1).day - day, list[0].day + day]) {
      await refused(all.alice, ours('day'), { day: String(at) }, none)
    }
    expect((await all.ask(all.alice, ours('dayPage'), { pageNum: '9' })).list).toEqual([])
    expect((await all.ask(all.heidi, ours('dayPage'))).list[0].mine).toEqual({
      power: '0',
      earned: '0',
      paid: '0',
    })
  })
})

describe('the end of a period', () => {
  test('unfunded, nothing is earned any more, and the pool reports what is missing', async () => {
    await all.average()
    // Above the least power from now on: what nobody earned would open the next period.
    for (const amount of ['0', String(tes(300_000n))]) {
      await all.act(all.alice, 'approve', { coin: 'TES', amount })
    }
    await all.act(all.alice, 'burn', { coin: 'TES', uAmount: String(usdt(10_000n)) })
    const { period } = await all.ask(all.alice, ours('pool'))
    await all.pass(period.end - 300 - stack.server.app.clock.now())
    await all.average()
    expect(await all.ask(all.alice, ours('pool'))).toMatchObject({ state: 'over' })
    await all.act(all.alice, 'claim')
    await all.pass(3 * day)
    const pool = await all.ask(all.alice, ours('pool'))
    expect(pool).toMatchObject({
      state: 'over',
      multiplier: 125,
      next: { number: 1, isOpen: false, isDue: false },
      mine: { claimable: '0', daily: '0' },
    })
    expect(pool.next.missing).toBe(String(tes(1_800_000n) - BigInt(pool.reserve.free)))
    const nothing = { status: 409, code: 'NOTHING_TO_CLAIM', en: 'nothing', tc: '沒有可領取' }
    await refused(all.alice, ours('claimBefore'), {}, nothing)
    expect((await all.ask(all.alice, ours('dayPage'))).list[0]).toMatchObject({
      pool: '0',
      mine: { earned: '0' },
    })
    expect((await all.ask(all.alice, kinds)).dailyPool).toBe('0')
    await mirrors(stack)
  })

  test('once it is funded anyone opens it, and it pays from then on', async () => {
    const { world } = stack
    const amount = BigInt((await all.ask(all.heidi, ours('pool'))).next.missing)
    await must(world, 'deployer', 'Tes', 'approve', [world.hex('BurnMining'), amount])
    await must(world, 'deployer', 'BurnMining', 'fund', [amount])
    expect((await all.ask(all.heidi, ours('pool'))).next).toMatchObject({
      isDue: true,
      missing: '0',
    })
    await all.act(all.heidi, 'openPeriod')
    const { state, period } = await all.ask(all.heidi, ours('pool'))
    expect([state, period.number, period.multiplier]).toEqual(['running', 1, 125])
    await all.pass(day)
    const { list, power, networkPower, claimable } = await all.ask(all.alice, mine)
    expect(list[0].kind).toBe('claim')
    const from = BigInt(stack.server.app.clock.head.time - period.start)
    const second = tes(1_800_000n) / BigInt(90 * day)
    const shared = BigInt(networkPower) > usdt(10_000n) ? BigInt(networkPower) : usdt(10_000n)
    const exact = (second * from * 4n * BigInt(power)) / (5n * shared)
    expect(exact - BigInt(claimable)).toBeLessThanOrEqual(1n)
    expect(BigInt(claimable)).toBeLessThanOrEqual(exact)
    await mirrors(stack)
  })
})

test('a fork leaves the rows of the new chain, as an index built again has them', async () => {
  const { world, server } = stack
  for (const depth of [1, 4]) {
    await world.net.reorg(depth, { transactions: 'drop' })
    await world.net.mine()
    await server.indexer.catchUp()
    expect(await dumpChainTables(server.app.db)).toEqual(await freshDump(world))
    await mirrors(stack)
  }
})
