import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type World, startWorld } from '#apps/deploy/testing.ts'
import { seedDemo } from './seedDemo.ts'
import { trades } from './trades.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tessera-trades-'))
const e18 = 10n ** 18n
let world: World
beforeAll(async () => {
  world = await startWorld({ oracle: 'twap' })
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

const seed = () =>
  seedDemo({
    url: world.net.url,
    deployment: world.deployment,
    accounts: world.net.accounts,
    journalFile: path.join(folder, 'demo.journal'),
    boxSecret: `0x${'5e'.repeat(32)}`,
  })

const priceOf = (usdt: bigint) => world.read<bigint>('Cards', 'getUToCoin', [usdt])
const worthOf = (tes: bigint) => world.read<bigint>('TwapOracle', 'tesToUsdt', [tes])

describe('a network whose prices are averages', () => {
  test('opens with both pools at their prices, and refuses to sell before there is an average', async () => {
    const oracle = await world.read<string>('Cards', 'oracle')
    expect(oracle.toLowerCase()).toBe(world.hex('TwapOracle').toLowerCase())
    // 300,000 TRX at 0.300842 USDT, and 2,000,000 TES at 0.05.
    const held = (coin: string, pool: string) => world.read<bigint>(coin, 'balanceOf', [pool])
    const trx = await world.read<string>('TwapOracle', 'trxPair')
    expect(await held('Wtrx', trx)).toBe(300_000_000_000n)
    expect(await held('Usdt', trx)).toBe(90_252_600_000n)
    const tes = await world.read<string>('TwapOracle', 'tesPair')
    expect(await held('Tes', tes)).toBe(2_000_000n * e18)
    expect(await held('Usdt', tes)).toBe(100_000_000_000n)

    await world.send('judy', 'Team', 'bindParent', [world.hex('deployer')])
    const early = await world.send('judy', 'Cards', 'Buy', [1n], 1_000_000_000n)
    expect(early.reason).toBe('No average price yet')
  })

  test('has the pools’ prices after half an hour, and refuses to sell two hours later', async () => {
    expect(await world.read('TwapOracle', 'due')).toBe(false)
    await world.net.travel(1_800)
    expect(await world.read('TwapOracle', 'due')).toBe(true)
    await world.send('mallory', 'TwapOracle', 'poke')
    // 50 / 0.300842 = 166.200197...; a TES is 0.05 USDT.
    expect(await priceOf(50_000_000n)).toBe(166_200_199n)
    expect(await worthOf(10n * e18)).toBe(500_000n)
    expect((await world.send('judy', 'Cards', 'Buy', [1n], 166_200_199n)).reason).toBe('')

    await world.net.travel(7_201)
    const late = await world.send('judy', 'Cards', 'Buy', [1n], 166_200_199n)
    expect(late.reason).toBe('The average price is too old')
  })

  test('gets a history of trades once, and prices that follow it', async () => {
    const before = world.net.status().head.timestamp
    const { sent } = await seed()
    // Beside the 104 of the demo elsewhere, 10 for the liquidity and its streams, 10 for what is allotted, 14 for
    // locks, 15 for burn mining, 7 for offers, 8 for an asset, 6 for energy and 37 for the community DAO: an average at the end, of two calls, and leave for
    // two coins each. Of presales 5 made, 19 mints, a leave, 10 calls inside, a listing and 6 calls around its pool.
    const allowed = new Set(
      trades.filter(({ sells }) => sells !== 'TRX').map(({ who, sells }) => who + sells),
    )
    expect(sent).toBe(
      104 + 10 + 10 + 14 + 15 + 7 + 8 + trades.length + 2 + allowed.size + 42 + 6 + 37,
    )
    const days = (world.net.status().head.timestamp - before) / 86_400_000
    expect(days).toBeGreaterThan(5)
    expect(days).toBeLessThan(7)

    const trx = await priceOf(300_842n)
    expect(trx).toBeGreaterThan(950_000n)
    expect(trx).toBeLessThan(1_050_000n)
    const tes = await worthOf(e18)
    expect(tes).toBeGreaterThan(50_000n)
    expect(tes).toBeLessThan(57_000n)
    expect(await seed()).toEqual({ sent: 0 })
  })

  test('shows a presale in every state that a reader can do something in', async () => {
    const count = await world.read<bigint>('TokenFactory', 'pairCount')
    const found = new Map<string, { state: number; sold: bigint; soldInside: bigint }>()
    for (let index = 0n; index < count; index++) {
      const token = await world.read<`0x${string}`>('TokenFactory', 'pairAt', [index])
      const facts = await world.read<readonly string[]>('TokenFactory', 'tokenPairDetails', [token])
      world.adopt('Sale', facts[1]! as `0x${string}`)
      const [sold, , soldInside] = await world.read<readonly bigint[]>('Sale', 'totals')
      const state = Number(await world.read('Sale', 'state'))
      found.set(facts[4]!, { state, sold: sold!, soldInside: soldInside! })
    }
    // Failed, listed, inside, live, upcoming.
    expect(Object.fromEntries(found)).toEqual({
      Reed: { state: 2, sold: 8n, soldInside: 0n },
      Kelp: { state: 6, sold: 10n, soldInside: 10n },
      Loom: { state: 3, sold: 10n, soldInside: 5n },
      Kiln: { state: 1, sold: 422n, soldInside: 0n },
      Orchard: { state: 0, sold: 0n, soldInside: 0n },
    })
  })

  test('has miners, one of whom has claimed, and a node of each kind, two of them active', async () => {
    const [power, , network] = await world.read<readonly bigint[]>('BurnMining', 'minerOf', [
      world.hex('alice'),
    ])
    // 300 and 500 USDT, each 1.5 times.
    expect([power, network]).toEqual([450_000_000n, 1_200_000_000n])
    const kinds = await Promise.all(
      [1n, 2n, 3n].map((kind) => world.read<readonly bigint[]>('BurnMining', 'kindOf', [kind])),
    )
    expect(kinds.map(([, taken, active]) => [taken, active])).toEqual([
      [1n, 1n],
      [1n, 1n],
      [1n, 0n],
    ])
    expect(await world.read<bigint>('Tes', 'balanceOf', [world.hex('frank')])).toBeGreaterThan(0n)
  })

  test('carries the market cap of TES: the pool holds more than 1 % of it', async () => {
    const pair = await world.read<string>('TwapOracle', 'tesPair')
    const usdt = await world.read<bigint>('Usdt', 'balanceOf', [pair])
    const cap = (10n ** 9n * e18 * (await worthOf(e18))) / e18
    expect(2n * usdt * 100n).toBeGreaterThan(cap)
  })

  test('streams what comes to 20 % and 12 % a year for half of the liquidity', async () => {
    const [coins] = await world.read<readonly (readonly string[])[]>('LpStaking', 'pools')
    expect(coins).toEqual([
      await world.read('TwapOracle', 'tesPair'),
      await world.read('TwapOracle', 'trxPair'),
    ])
    // 200,000 and 180,505.2 USDT were provided, and a TES was 0.05.
    for (const [index, [percent, worth]] of [
      [20n, 100_000n],
      [12n, 90_000n],
    ].entries()) {
      const [total, rate, until, , spare] = await world.read<bigint[]>('LpStaking', 'poolOf', [
        coins![index],
      ])
      expect(total).toBe([223_000_000_000_000_000n, 82_000_000_000n][index])
      const year = rate! * 31_536_000n
      expect(year / 10n ** 18n / 20n).toBe((worth! * percent!) / 100n)
      expect(until! * 1000n).toBeGreaterThan(BigInt(world.net.status().head.timestamp))
      expect(spare).toBeLessThan(31_536_000n)
    }
  })
})
