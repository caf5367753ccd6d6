import { deployed } from '#apps/deploy/deployed.ts'
import { type Address, addressFromHex, addressToHex20 } from '#platform/std/address.ts'
import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { encodeAbiParameters, toFunctionSelector } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { compileApart } from '../../../scripts/compile-contracts.ts'
import type { ExchangeTables } from '../tables.ts'
import { Traders, never, tes, usdt } from './testing/traders.ts'

/** Coins that anybody made: all of a new coin is the deployer's. */
let stack: Stack
let traders: Traders
let alice: Client
let guest: Client

beforeAll(async () => {
  stack = await startStack({ solidLag: 2 })
  traders = new Traders(stack)
  alice = new Client(stack, 'alice')
  guest = new Client(stack, 'bob')
  await alice.signIn()
}, 300_000)
beforeEach(() => stack.world.net.clearFaults())
afterAll(() => stack?.close())

const coinsOfTests = () =>
  deployed(
    stack.world,
    compileApart([
      ['platform/contracts/OddToken.t.sol', 'OddToken'],
      ['features/exchange/contract/AnyWords.t.sol', 'AnyWords'],
    ]),
  )
async function made(contract: 'OddToken' | 'AnyWords') {
  const coins = coinsOfTests()
  await coins.deploy(contract)
  const hex = coins.hex(contract)
  return {
    hex,
    address: addressFromHex(hex.slice(2)),
    send: async (functionName: string, args: readonly unknown[]): Promise<void> => {
      const { reason } = await coins.send('deployer', contract, functionName, args)
      expect(reason).toBe('')
    },
  }
}

async function facts(coin: string, reader = guest) {
  await stack.server.indexer.catchUp()
  return reader.post('/tessera/exchange/coin', { coin })
}
const list = async (search: string, reader = guest) => {
  await stack.server.indexer.catchUp()
  return (await reader.post('/tessera/exchange/coins', { search })).data.list
}
const unmeasured = { transferTax: null, purchaseTax: null }
const ours = (name: string) => stack.world.deployment.contracts[name]!.address

test('a coin of the deployment: its facts, and nothing taken of a purchase', async () => {
  expect((await facts(ours('Tes'))).data).toEqual({
    address: ours('Tes'),
    symbol: 'TES',
    name: 'Tessera',
    decimals: 18,
    looksLike: null,
    balance: null,
    transferTax: null,
    purchaseTax: { bps: 0, refusal: null },
  })
})

const reader = async (name: string): Promise<Client> => {
  const client = new Client(stack, name)
  await client.signIn()
  return client
}

describe('the tax of a stranger’s coin', () => {
  test('is what did not arrive of a simulated transfer of the reader’s units, which moves nothing', async () => {
    const odd = await made('OddToken')
    await odd.send('setHabits', [7n, 0n, false, false])
    // Nobody that is known has any: there is nothing to measure with.
    expect((await facts(odd.address, alice)).data).toMatchObject({ balance: '0', ...unmeasured })
    await odd.send('transfer', [traders.hex('carol'), 100_000n])
    const carol = await reader('carol')
    for (let again = 0; again < 2; again++) {
      expect((await facts(odd.address, carol)).data).toMatchObject({
        symbol: 'ODD',
        decimals: 18,
        balance: '93000',
        // 70 of 1,000.
        transferTax: { bps: 700, refusal: null },
        purchaseTax: null,
      })
    }
    // Others do not see her balance, and learn nothing by it.
    expect((await facts(odd.address)).data).toMatchObject({ balance: null, ...unmeasured })
  })

  test('is that of a purchase for those who have none of a coin with a pool', async () => {
    const odd = await made('OddToken')
    await traders.call(odd.address, 'approve', [traders.hex('Router'), tes(1_000)])
    const rest = [odd.hex, tes(1_000), 0n, 0n, traders.hex('deployer'), never]
    await traders.send('deployer', 'Router', 'addLiquidityETH', rest, 500_000_000n)
    await odd.send('setHabits', [3n, 0n, false, false])
    expect((await facts(odd.address)).data).toMatchObject({
      transferTax: null,
      purchaseTax: { bps: 300, refusal: null },
    })
    // Found by its name from now on, and beside it the shares of its pool.
    const found = await list('odd')
    expect(found).toMatchObject([
      { address: odd.address, symbol: 'ODD' },
      { symbol: expect.stringMatching(/^(TRX\/ODD|ODD\/TRX) LP$/) },
    ])
  })

  test('a refusal has the coin’s words; one that gives more takes nothing; one that reports nothing is not measured', async () => {
    const dave = await reader('dave')
    const rows = [
      [[0n, 0n, true, false], { bps: null, refusal: 'Refused' }],
      [[0n, 9n, false, false], { bps: 0, refusal: null }],
      [[100n, 0n, false, false], { bps: 10_000, refusal: null }],
      [[0n, 0n, false, true], null],
    ] as const
    for (const [habits, tax] of rows) {
      const odd = await made('OddToken')
      await odd.send('transfer', [traders.hex('dave'), 100_000n])
      await odd.send('setHabits', habits)
      expect((await facts(odd.address, dave)).data.transferTax).toEqual(tax)
    }
  })
})

describe('what cannot be read is unknown, never 0', () => {
  const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
  const number = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
  const rows: readonly (readonly [string, Record<string, `0x${string}`>, object])[] = [
    ['nothing', {}, { symbol: '?', name: '', decimals: null }],
    ['77 decimals', { 'decimals()': number(77n) }, { decimals: null }],
    ['decimals of 32 bytes', { 'decimals()': number(2n ** 255n) }, { decimals: null }],
    ['a symbol as bytes', { 'symbol()': `0x${'55534454'.padEnd(64, '0')}` }, { symbol: '?' }],
    ['a symbol of 10 kB', { 'symbol()': text('U'.repeat(10_000)) }, { symbol: '?' }],
    ['a symbol that turns', { 'symbol()': text('‮TDSU​') }, { symbol: 'TDSU' }],
    ['half a text', { 'symbol()': `0x${'00'.repeat(31)}20` }, { symbol: '?' }],
    ['a copy', { 'symbol()': text('ÚSDТ'), 'decimals()': number(6n) }, { decimals: 6 }],
  ]
  test.each(rows)('%s', async (what, answers, expected) => {
    const words = await made('AnyWords')
    for (const [signature, bytes] of Object.entries(answers)) {
      await words.send('answer', [toFunctionSelector(signature), bytes])
    }
    const { data } = await facts(words.address, alice)
    expect(data).toMatchObject({ ...expected, balance: null, ...unmeasured })
    const original = { symbol: 'USDT', token: ours('Usdt') }
    expect(data.looksLike).toEqual(what === 'a copy' ? original : null)
  })
})

test('only contracts are coins; an address in hex is refused by its form', async () => {
  expect(await facts(alice.address)).toMatchObject({ status: 404, code: 'NO_CONTRACT' })
  const hex = await facts(`41${addressToHex20(alice.address as Address)}`)
  expect(hex).toMatchObject({ status: 422, field: 'coin' })
})

test('strangers leave no row, however many are asked for', async () => {
  const rows = () =>
    stack.server.app.db.withTables<ExchangeTables>().selectFrom('exchangeCoinFacts').selectAll()
  const before = (await rows().execute()).length
  for (let i = 0; i < 3; i++) await facts((await made('OddToken')).address)
  expect(await rows().execute()).toHaveLength(before)
})

test('a silent node is asked again another time; known coins are listed without it', async () => {
  const odd = await made('OddToken')
  const known = await list('tes')
  stack.world.net.fault({ match: 'triggerconstantcontract', kind: 'status', times: 200 })
  expect(await facts(odd.address)).toMatchObject({ status: 503, code: 'NODE_UNAVAILABLE' })
  expect(await list('tes')).toEqual(known)
  stack.world.net.clearFaults()
  expect((await facts(odd.address)).data).toMatchObject({ symbol: 'ODD' })
})

describe('the list', () => {
  test('begins with what the reader has, then the most used, and pool shares are among them', async () => {
    const symbolsOf = async (search: string) =>
      (await list(search)).map(({ symbol }: { symbol: string }) => symbol)
    // Before any trade the addresses of the first pair decide which of its coins is first: its pools are listed.
    const all = ['USDT', 'TES', 'WTRX', 'TRX/USDT LP']
    expect(await symbolsOf('')).toEqual(expect.arrayContaining(all))
    expect(await symbolsOf('tes')).toEqual(expect.arrayContaining(['TES', 'TES/USDT LP']))
    await traders.equip('erin')
    const [first, second, ...others] = await list('', await reader('erin'))
    expect({ [first.symbol]: first.balance, [second.symbol]: second.balance }).toEqual({
      TES: String(tes(100_000)),
      USDT: String(usdt(100_000)),
    })
    expect(others.every(({ balance }: { balance: string }) => balance === '0')).toBe(true)
  })

  test('nothing is found by a word that no coin begins with', async () => {
    expect(await list('zzz')).toEqual([])
  })

  test('whatever is searched, the node is asked for at most sixteen balances, and once for many readings', async () => {
    const frank = await reader('frank')
    await list('', frank)
    const calls = vi.spyOn(stack.server.app.node, 'simulate')
    const gone = await made('OddToken')
    await Promise.all(Array.from({ length: 20 }, () => facts(gone.address, frank)))
    // Symbol, name, decimals, and what he has.
    expect(calls).toHaveBeenCalledTimes(4)
    calls.mockClear()
    await list('t', await reader('grace'))
    expect(calls.mock.calls.length).toBeLessThanOrEqual(16)
    calls.mockRestore()
  })
})
