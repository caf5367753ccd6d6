import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { DebtView } from '../api.ts'
import { makeOddPool } from '../testing/oddPool.ts'

/** Addresses of a reply are in base58. */
type Row = Omit<DebtView, 'address' | 'coin'> & {
  readonly address: Address
  readonly coin: DebtView['coin'] & { readonly address: Address }
}

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
}, 300_000)
afterAll(() => stack?.close())

async function solvency(form: Record<string, string> = {}) {
  await stack.server.indexer.catchUp()
  const reply = await new Client(stack, 'alice').post('/tessera/safety/solvency', {
    pageSize: '100',
    ...form,
  })
  expect(reply.code).toBe('OK')
  return reply.data as { list: Row[]; total: number; unread: number }
}
const read = <T>(...asked: Parameters<Stack['world']['read']>) => stack.world.read<T>(...asked)
const hex = (name: string) => stack.world.hex(name)
const everyone = () => [
  ...stack.world.net.accounts.map(({ name }) => hex(name)),
  ...Object.keys(stack.world.deployment.contracts).map(hex),
]
const owedOf = async (contract: string) =>
  new Map(
    (await solvency()).list
      .filter((row) => row.contract === contract)
      .map(({ coin, owed }) => [coin.symbol, BigInt(owed!)]),
  )

async function sumOf<T>(of: readonly T[], amount: (one: T) => Promise<bigint>): Promise<bigint> {
  let sum = 0n
  for (const one of of) sum += await amount(one)
  return sum
}
const range = (count: bigint) => Array.from({ length: Number(count) }, (_, i) => BigInt(i + 1))

test('all contracts with money of others have a row, each covered by what the node has', async () => {
  const { list, total, unread } = await solvency()
  expect([total, unread]).toEqual([list.length, 0])
  expect(new Set(list.map(({ what }) => what))).toEqual(
    new Set(
      (
        'cards lp purchases terms bonuses stages lpStakes termStakes cardMarket boxes fees locks wrappedTrx pools ' +
        'burnPools burnDeposits otc rwa daoStakes lenders'
      ).split(' '),
    ),
  )
  for (const row of list) {
    expect(row, `${row.what} ${row.coin.symbol}`).toMatchObject({ covered: true, checked: true })
    expect(row.sources.at(-1)).toMatchObject({ what: 'held', value: row.held })
    expect(row.sources.length).toBeGreaterThan(1)
  }
  expect(list.filter(({ what }) => what === 'lpStakes').map(({ coin }) => coin.symbol)).toEqual([
    'TES/USDT LP',
    'TRX/USDT LP',
  ])
  expect(list.find(({ what }) => what === 'lp')!.runwayDays).toBeGreaterThan(100)
})

test('the market owes its offers, frozen sales and credits, as it states each of them', async () => {
  const owed = await owedOf('CardMarket')
  const coins = [
    ['TRX', `0x${'0'.repeat(40)}`],
    ['USDT', hex('Usdt')],
  ] as const
  for (const [symbol, coin] of coins) {
    const credits = await sumOf(everyone(), (account) =>
      read<bigint>('CardMarket', 'creditOf', [account, coin]),
    )
    const offers = await sumOf(range(40n), async (number) => {
      const [, , , of, amount] = await read<unknown[]>('CardMarket', 'offerOf', [number])
      return String(of).toLowerCase() === coin.toLowerCase() ? (amount as bigint) : 0n
    })
    const sales = await sumOf(range(40n), (card) =>
      sumOf(range(3n), async (number) => {
        const [, , of, amount] = await read<unknown[]>('CardMarket', 'saleOf', [card, number])
        return String(of).toLowerCase() === coin.toLowerCase() ? (amount as bigint) : 0n
      }),
    )
    expect(owed.get(symbol), `owed in ${symbol}`).toBe(credits + offers + sales)
    expect(credits + offers + sales).toBeGreaterThan(0n)
  }
})

test('the splitter owes its credits and pots, and pool shares are the stakes of all', async () => {
  const [platform, pool] = await read<[bigint, bigint]>('FeeSplitter', 'undistributed', [])
  const credits = await sumOf(everyone(), (account) =>
    read<bigint>('FeeSplitter', 'creditOf', [account]),
  )
  expect(await owedOf('FeeSplitter')).toEqual(new Map([['TRX', platform + pool + credits]]))

  const [pairs] = await read<[string[], bigint[]]>('LpStaking', 'pools', [])
  const staked = await sumOf(pairs, (pair) =>
    sumOf(everyone(), async (owner) => {
      const [own] = await read<bigint[]>('LpStaking', 'positionOf', [pair, owner])
      return own!
    }),
  )
  const owed = [...(await owedOf('LpStaking')).values()]
  expect(owed.reduce((sum, one) => sum + one, 0n)).toBe(staked)
})

test('the boxes owe bonds, proceeds, credits, and what is paid for boxes that are not drawn', async () => {
  const count = await read<bigint>('BlindBoxes', 'seriesCount', [])
  const ofSeries = await sumOf(range(count), async (series) => {
    const [bond] = await read<bigint[]>('BlindBoxes', 'bondOf', [series])
    const boxes = await sumOf(range(40n), async (number) => {
      const box = await read<bigint[]>('BlindBoxes', 'boxOf', [(series << 32n) + number])
      const [state, , , paid] = box
      return state === 1n || state === 2n || state === 3n ? paid! : 0n
    })
    return bond! + boxes + (await read<bigint>('BlindBoxes', 'proceedsOf', [series]))
  })
  const credits = await sumOf(everyone(), (account) =>
    read<bigint>('BlindBoxes', 'creditOf', [account]),
  )
  expect(await owedOf('BlindBoxes')).toEqual(new Map([['TRX', ofSeries + credits]]))
})

test('a pool that a coin took from is short, and one whose coin does not answer is not called covered', async () => {
  const pool = await makeOddPool(stack)
  const { contract, coin } = pool
  const rowsOf = async (form = {}) => (await solvency({ contract, ...form })).list
  const shown = (rows: readonly Row[]) =>
    new Map(rows.map((row) => [row.coin.symbol, [row.owed, row.held, row.covered]]))
  const usdt = ['1000000000', '1000000000', true]
  const whole = String(10n ** 21n)
  expect(shown(await rowsOf())).toEqual(
    new Map([
      ['FKL', [whole, whole, true]],
      ['USDT', usdt],
    ]),
  )

  await pool.vanish()
  expect(shown(await rowsOf())).toEqual(
    new Map([
      ['FKL', [whole, '0', false]],
      ['USDT', usdt],
    ]),
  )
  expect(shown(await rowsOf({ coin }))).toEqual(new Map([['FKL', [whole, '0', false]]]))
  const short = (await solvency()).list.filter(({ covered }) => covered !== true)
  expect(short.map((row) => [row.address, row.coin.address])).toEqual([[contract, coin]])

  await pool.silence()
  expect(shown(await rowsOf({ coin }))).toEqual(new Map([['FKL', [whole, null, null]]]))
})

test('a contract that owes nobody has no row', async () => {
  expect(await solvency({ contract: stack.world.deployment.contracts['Team']!.address })).toEqual({
    list: [],
    total: 0,
    unread: 0,
  })
  const { list } = await solvency({ coin: zeroAddress })
  expect(list.length).toBeGreaterThan(3)
  expect(new Set(list.map(({ coin: { symbol } }) => symbol))).toEqual(new Set(['TRX']))
})

test('while the node is silent the index still states what is owed, and nothing is called covered', async () => {
  const before = await solvency()
  // What was read in the present block is known.
  await stack.world.net.mine()
  await stack.server.indexer.catchUp()
  stack.world.net.fault({ match: 'triggerconstantcontract', kind: 'disconnect', times: 1_000 })
  stack.world.net.fault({ match: 'getaccount', kind: 'disconnect', times: 1_000 })
  try {
    const { list, total, unread } = await solvency()
    // The reserves and the withdrawals: their contracts alone know what they promise.
    expect(unread).toBe(7)
    expect(total).toBe(list.length)
    expect(new Set(list.map(({ held, covered }) => `${held} ${covered}`))).toEqual(
      new Set(['null null']),
    )
    const stated = (rows: readonly Row[]) =>
      new Map(rows.map((row) => [`${row.address} ${row.coin.address}`, row.owed]))
    const unstated = list.filter(({ owed }) => owed === null)
    expect(unstated.map(({ what }) => what)).toEqual(['wrappedTrx'])
    const indexed = list.filter(({ owed }) => owed !== null)
    const places = indexed.map((row) => `${row.address} ${row.coin.address}`)
    const known = stated(before.list)
    expect(stated(indexed)).toEqual(new Map(places.map((place) => [place, known.get(place)])))
    expect(places.length).toBeGreaterThan(8)
  } finally {
    stack.world.net.clearFaults()
  }
})
