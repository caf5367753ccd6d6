import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { features } from '#apps/server/features.ts'
import { reindex, dumpChainTables } from '#platform/server/indexer/reindex.ts'
import { addressToHex20 } from '#platform/std/address.ts'
import { groupedAddress } from '#platform/std/format.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { pairAbi } from '../contract/abi.ts'
import type { ExchangeTables } from '../tables.ts'
import { openingCirculation } from './testing/circulation.ts'
import { Pools } from './testing/pools.ts'
import { freshIndex } from './testing/freshIndex.ts'
import { Traders, never, tes, usdt } from './testing/traders.ts'

/** The pools open with 300,000 TRX at 0.300842 USDT and 2,000,000 TES at 0.05; each test goes on where the last ended. */
let stack: Stack
let traders: Traders
let reader: Client

const pools = new Pools()

beforeAll(async () => {
  stack = await startStack({ solidLag: 200 })
  traders = new Traders(stack)
  reader = new Client(stack, 'alice')
  await traders.equip('alice', 'bob')
}, 300_000)
afterAll(() => stack?.close())

const caughtUp = () => stack.server.indexer.catchUp()
const contract = (name: string) => stack.world.deployment.contracts[name]!.address

type Form = Record<string, string>
async function ask(call: string, form: Form) {
  await caughtUp()
  const { code, data } = await reader.post(`/deposit/exSwap/${call}`, form)
  expect(code).toBe('OK')
  return data
}
const list = (form: Form = {}) => ask('swapCoinList', form)
const info = (coin: string, form: Form = {}) => ask('swapCoinInfo', { coin, ...form })
const figures = async (symbol: string) =>
  named(await list({ sort: 'new', pageSize: '100' }), symbol)
const named = ({ list: all }: Awaited<ReturnType<typeof list>>, symbol: string) =>
  all.find((one: { symbol: string }) => one.symbol === symbol)
const tables = () => stack.server.app.db.withTables<ExchangeTables>()

/** Of the head. */
async function now(): Promise<number> {
  await caughtUp()
  return stack.server.app.clock.head.time
}

test('before the first trade a coin has its opening price, its liquidity, and a market cap where the pool carries it', async () => {
  const coins = await list({ sort: 'new' })
  expect(coins).toMatchObject({ total: 3, formula: 'traders24h*log2(liquidity+1)' })
  const bySymbol = (symbol: string) => named(coins, symbol)
  expect(bySymbol('TES')).toMatchObject({
    name: 'Tessera',
    address: contract('Tes'),
    token: contract('Tes'),
    decimals: 18,
    priceE12: String(50_000n * 10n ** 12n),
    change24hBps: null,
    // Never swapped: the price of now alone.
    day: [String(50_000n * 10n ** 12n)],
    totalSupply: String(tes(1_000_000_000)),
    circulating: String(openingCirculation()),
    thinPool: true,
    liquidity: String(usdt(200_000)),
    volume24h: '0',
    traders24h: 0,
    looksLike: null,
  })
  // The chain's own coin has a fixed name; only the chain knows its supply.
  expect(bySymbol('TRX')).toMatchObject({
    name: 'TRON',
    address: null,
    token: contract('Wtrx'),
    decimals: 6,
    priceE12: String(300_842n * 10n ** 12n),
    totalSupply: null,
    marketCap: null,
    liquidity: String(2n * 90_252_600_000n),
  })
  expect(bySymbol('USDT')).toMatchObject({
    priceE12: String(10n ** 18n),
    marketCap: String(usdt(1_000_000_000)),
    liquidity: String(usdt(200_000) + 2n * 90_252_600_000n),
  })
})

test('each number names its source, and the source returns the same', async () => {
  const { sources } = (await info(contract('Tes'))).figures
  const price = sources.find(({ what }: { what: string }) => what === 'priceE12')
  expect(price).toMatchObject({ call: 'getReserves()' })
  const { tes: ours, usdt: theirs } = pools.tes
  expect([`${ours},${theirs}`, `${theirs},${ours}`]).toContain(price.value)
  const supply = sources.find(({ what }: { what: string }) => what === 'totalSupply')
  expect(supply).toMatchObject({ contract: contract('Tes'), contractName: 'Tes' })
  expect(supply.value).toBe(String(await stack.world.read('Tes', 'totalSupply')))
  const cards = { what: 'circulating', call: `balanceOf(${contract('Cards')})` }
  expect(sources).toContainEqual(
    expect.objectContaining({ ...cards, value: String(tes(50_000_000)) }),
  )
})

describe('trades', () => {
  test('move the price, and count once for each trader', async () => {
    // From the beginning of an hour on, so that all of it falls into one candle of each span but the last.
    await traders.pass(3_600 - ((await now()) % 3_600))
    const begins = (await now()) - ((await now()) % 300)
    pools.buyTes(usdt(1_000))
    await traders.swap('alice', usdt(1_000), 'Usdt', 'Tes')
    const first = pools.tesPrice()
    const sold = pools.sellTes(tes(30_000))
    await traders.swap('bob', tes(30_000), 'Tes', 'Usdt')
    const second = pools.tesPrice()
    pools.buyTes(usdt(200))
    await traders.swap('alice', usdt(200), 'Usdt', 'Tes')
    const third = pools.tesPrice()
    await traders.pass(600)
    pools.buyTes(usdt(300))
    await traders.swap('alice', usdt(300), 'Usdt', 'Tes')
    const last = pools.tesPrice()

    const volume = usdt(1_500) + sold
    expect(await figures('TES')).toMatchObject({
      priceE12: String(last),
      liquidity: String(2n * pools.tes.usdt),
      volume24h: String(volume),
      traders24h: 2,
    })
    const { candles } = await info(contract('Tes'), { interval: '5m' })
    expect(candles).toEqual([
      {
        time: begins,
        open: String(first),
        high: String([first, second, third].reduce((a, b) => (a > b ? a : b))),
        low: String([first, second, third].reduce((a, b) => (a < b ? a : b))),
        close: String(third),
        volume: String(usdt(1_200) + sold),
        trades: 3,
        traders: 2,
      },
      {
        time: begins + 600,
        open: String(last),
        high: String(last),
        low: String(last),
        close: String(last),
        volume: String(usdt(300)),
        trades: 1,
        traders: 1,
      },
    ])
    const { candles: hours } = await info(contract('Tes'), { interval: '1h' })
    expect(hours).toMatchObject([{ open: String(first), close: String(last), trades: 4 }])
    const { candles: days } = await info(contract('Tes'), { interval: '1d', pageSize: '1' })
    expect(days).toMatchObject([{ time: begins - (begins % 86_400), trades: 4, traders: 2 }])
  })

  test('along two pools count in both, and for each of the three coins', async () => {
    const before = (await figures('USDT')).volume24h
    const got = pools.sellTrx(10_000_000_000n)
    pools.buyTes(got)
    await traders.swap('carol', 10_000_000_000n, 'Wtrx', 'Usdt', 'Tes')
    expect(await figures('TRX')).toMatchObject({
      priceE12: String(pools.trxPrice()),
      volume24h: String(got),
      traders24h: 1,
    })
    expect(await figures('TES')).toMatchObject({
      priceE12: String(pools.tesPrice()),
      traders24h: 3,
    })
    expect(await figures('USDT')).toMatchObject({
      traders24h: 3,
      volume24h: String(BigInt(before) + 2n * got),
    })
  })

  test('make a coin popular, by the returned formula', async () => {
    const { list: coins } = await list()
    // Three traders: log2 of 200,000-odd and of 380,000-odd USDT; one of log2 of 174,000-odd.
    expect(coins.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['USDT', 'TES', 'TRX'])
    const rows = await tables().selectFrom('exchangeCoins').selectAll().execute()
    for (const { score, traders24h, depth } of rows) {
      const model = traders24h * Math.log2(Number(depth / 1_000_000n) + 1) * 1_000
      expect(Math.abs(Number(score) - model)).toBeLessThan(traders24h * 1.01)
    }
    const { list: byCap, total } = await list({ sort: 'cap' })
    // Only the chain knows the circulating TRX.
    expect(byCap.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['USDT', 'TES', 'TRX'])
    expect(total).toBe(3)
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((pageNum) => list({ sort: 'cap', pageNum, pageSize: '1' })),
    )
    expect(pages.flatMap((page) => page.list)).toEqual(byCap)
  })

  test('leave the numbers of 24 hours after 24 hours, and are what a change is computed from', async () => {
    const then = pools.tesPrice()
    await traders.pass(86_400 - 900)
    pools.buyTes(usdt(2_000))
    await traders.swap('bob', usdt(2_000), 'Usdt', 'Tes')
    await traders.pass(1_500)
    const change = Number(((pools.tesPrice() - then) * 10_000n) / then)
    expect(await figures('TES')).toMatchObject({
      volume24h: String(usdt(2_000)),
      traders24h: 1,
      change24hBps: change,
    })
    // Its price then, valid for a day less a quarter of an hour; its price since.
    const { day } = await figures('TES')
    expect(day).toHaveLength(26)
    expect([...new Set(day)]).toEqual([String(then), String(pools.tesPrice())])
    expect(change).toBeGreaterThan(300)
    expect(await figures('TRX')).toMatchObject({ volume24h: '0', traders24h: 0, change24hBps: 0 })
    await traders.pass(86_400)
    expect(await figures('TES')).toMatchObject({ volume24h: '0', traders24h: 0, change24hBps: 0 })
  })
})

describe('a coin of any creator', () => {
  test('is priced by way of TRX, and is marked where it looks like an older one', async () => {
    const copy = await traders.deploy('Tes', [traders.hex('deployer')])
    const hex = `0x${addressToHex20(copy)}`
    await traders.call(copy, 'approve', [traders.hex('Router'), tes(1_000)])
    const [coins, sun] = [tes(1_000), 500_000_000n]
    await traders.send(
      'deployer',
      'Router',
      'addLiquidityETH',
      [hex, coins, 0n, 0n, traders.hex('deployer'), never],
      sun,
    )
    // Half a TRX for one.
    const { figures: result, pools: its } = await info(copy)
    const price = (sun * ((pools.trx.usdt * 10n ** 36n) / pools.trx.sun)) / coins / 10n ** 6n
    expect(result).toMatchObject({
      symbol: 'TES',
      address: copy,
      priceE12: String(price),
      looksLike: { symbol: 'TES', token: contract('Tes') },
      circulating: String(tes(1_000_000_000)),
    })
    expect(its).toHaveLength(1)
    expect(its[0].coins.map(({ symbol }: { symbol: string }) => symbol).toSorted()).toEqual([
      'TES',
      'TRX',
    ])
    // A price in TRX moves with the price of TRX.
    pools.sellTrx(5_000_000_000n)
    await traders.swap('bob', 5_000_000_000n, 'Wtrx', 'Usdt')
    const moved = (sun * ((pools.trx.usdt * 10n ** 36n) / pools.trx.sun)) / coins / 10n ** 6n
    expect((await info(copy)).figures.priceE12).toBe(String(moved))
    expect(moved).toBeLessThan(price)
  })

  test('is found by the beginning of a word, by what looks like it, and by its address', async () => {
    const symbols = async (search: string) =>
      (await list({ search })).list.map((one: { symbol: string; looksLike: object | null }) => [
        one.symbol,
        one.looksLike === null,
      ])
    expect(await symbols('tess')).toEqual(
      [
        ['TES', false],
        ['TES', true],
      ].toReversed(),
    )
    expect(await symbols('TЕЅ')).toHaveLength(2)
    expect(await symbols('tron')).toEqual([['TRX', true]])
    expect(await symbols(contract('Usdt'))).toEqual([['USDT', true]])
    expect(await symbols(groupedAddress(contract('Usdt')))).toEqual([['USDT', true]])
    for (const none of ['dollar', '🚀']) expect(await symbols(none)).toEqual([])
    expect(await symbols(' Tether u')).toEqual([['USDT', true]])
    const page = await list({ search: 't', pageSize: '1', pageNum: '2' })
    expect(page.total).toBeGreaterThan(2)
    expect(page.list).toHaveLength(1)
  })

  test('that returns nothing has no name and no price, and breaks no list', async () => {
    const silent = traders.hex('Team')
    await traders.send('alice', 'PairFactory', 'createPair', [silent, traders.hex('Usdt')])
    const { total, list: coins } = await list({ sort: 'new', pageSize: '1' })
    expect(total).toBe(5)
    expect(coins).toMatchObject([
      {
        symbol: '?',
        name: '',
        address: contract('Team'),
        decimals: null,
        priceE12: null,
        totalSupply: null,
        marketCap: null,
        liquidity: '0',
        looksLike: null,
      },
    ])
  })
})

test('returns the average that contracts read, with its age', async () => {
  // The oracle has watched since the deployment, days ago.
  await traders.send('bob', 'TwapOracle', 'poke', [])
  await traders.pass(1_800)
  await traders.send('bob', 'TwapOracle', 'poke', [])
  const { twap } = await info('TRX')
  const [price, time] = await stack.world.read<[bigint, bigint]>('TwapOracle', 'trxAverage')
  expect(twap).toMatchObject({ updatedAt: Number(time), stale: false })
  expect(twap.source.value).toBe(`${price},${time}`)
  // Without a trade between both it is the price of the pool, cut at 112 binary digits.
  expect(BigInt(twap.priceE12) - pools.trxPrice()).toBeGreaterThanOrEqual(0n)
  expect(BigInt(twap.priceE12) - pools.trxPrice()).toBeLessThan(10n)
  expect((await info(contract('Usdt'))).twap).toBeNull()
  await traders.pass(7_201)
  expect((await info('TRX')).twap).toMatchObject({ updatedAt: Number(time), stale: true })
  // An average has begun, and there is none until it is stored: here as in the contract.
  await traders.send('bob', 'TwapOracle', 'poke', [])
  await caughtUp()
  expect((await info('TRX')).twap).toBeNull()
  expect(await stack.world.read('TwapOracle', 'trxAverage')).toEqual([0n, 0n])
})

test('an unknown coin is refused, in both languages', async () => {
  const path = '/deposit/exSwap/swapCoinInfo'
  for (const coin of ['BTC', 'TES', contract('Cards')]) {
    expect(await reader.post(path, { coin })).toMatchObject({
      status: 404,
      code: 'NO_SUCH_COIN',
      field: 'coin',
      msg: 'No pool of this exchange has this coin',
    })
  }
  expect((await reader.post(path, { coin: 'BTC' }, 'zh-TW')).msg).toBe(
    '此交易所沒有任何資金池持有此幣種',
  )
  expect((await reader.post(path, {})).code).toBe('INVALID')
})

test("the rows equal the pairs' own values", async () => {
  await caughtUp()
  for (const row of await tables().selectFrom('exchangePairs').selectAll().execute()) {
    const [reserve0, reserve1] = await stack.server.app.node.readContract({
      address: row.pair,
      abi: pairAbi,
      functionName: 'getReserves',
      args: [],
    })
    expect([row.reserve0, row.reserve1]).toEqual([reserve0, reserve1])
    const { trades } = await tables()
      .selectFrom('exchangeTrades')
      .select((e) => e.fn.countAll<number>().as('trades'))
      .where('pair', '=', row.pair)
      .executeTakeFirstOrThrow()
    expect(row.trades).toBe(trades)
  }
})

test('a reorganisation that undoes trades, a new pair and an average leaves the rows of a fresh index', async () => {
  await traders.pass(1_800)
  const mine = traders.hex('bob')
  const coins = [traders.hex('Cards'), traders.hex('Wtrx')]
  await traders.send('bob', 'TwapOracle', 'poke', [])
  await traders.send('bob', 'PairFactory', 'createPair', coins)
  await traders.swap('alice', usdt(50), 'Usdt', 'Tes')
  await traders.send('bob', 'Usdt', 'approve', [mine, 0n])
  await caughtUp()
  const before = await dumpChainTables(stack.server.app.db)
  await stack.world.net.reorg(5, { transactions: 'drop' })
  await stack.world.net.mine()
  // The pair is created again, at another moment: its event is handled again.
  await traders.swap('bob', usdt(60), 'Usdt', 'Tes')
  await traders.send('bob', 'PairFactory', 'createPair', coins)
  await caughtUp()
  const after = await dumpChainTables(stack.server.app.db)
  expect(after.get('exchange_trades')).not.toEqual(before.get('exchange_trades'))
  expect(after).toEqual(await freshIndex(stack))
})

test('the rows are the same after all of them were rebuilt', async () => {
  await stack.server.indexer.stop()
  const indexers = features.flatMap((feature) => feature.indexers ?? [])
  const { tables: built } = await reindex(stack.server.app, indexers)
  const ours = built.filter(({ name }) => name.startsWith('exchange_'))
  expect(ours.map(({ name }) => name.replace('exchange_', '')).join(' ')).toBe(
    'averages candles coins pairs totals traders trades',
  )
  expect(built.filter(({ different }) => different > 0)).toEqual([])
  expect(ours.every(({ rows }) => rows > 0)).toBe(true)
})
