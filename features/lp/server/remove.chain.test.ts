import { randomUUID } from 'node:crypto'

import { Client } from '#tests/journeys/client.ts'
import { must } from '#tests/journeys/must.ts'
import { refused } from '#tests/journeys/refused.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Liquidity of a wallet, given back for both coins: of the pool of TES, and of that of the chain's own coin. */
const remove = { before: '/tessera/lp/removeBefore', after: '/tessera/lp/removeAfter' }
const approve = { before: '/tessera/lp/approveBefore', after: '/tessera/lp/approveAfter' }
const anyTime = 2n ** 40n
const zero = `0x${'0'.repeat(40)}`

let stack: Stack
let alice: Client
let newcomer: Client
/** By the coin beside USDT. */
let pools: Readonly<Record<'TES' | 'TRX', string>>

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  const { world } = stack
  await must(world, 'alice', 'Team', 'bindParent', [world.hex('deployer')])
  const [tes = '', trx = ''] = await world.read<readonly string[]>('LpPurchases', 'pools', [])
  pools = { TES: addressFromHex(tes), TRX: addressFromHex(trx) }
  for (const pool of [tes, trx]) {
    const sun = 900_000_000n
    await must(world, 'alice', 'LpPurchases', 'buy', [pool, zero, sun, 1n, 0n, anyTime], sun)
  }
  await stack.server.indexer.catchUp()
  alice = new Client(stack, 'alice')
  newcomer = new Client(stack, 'heidi')
  for (const client of [alice, newcomer]) await client.signIn()
}, 300_000)
afterAll(() => stack?.close())

type Coin = keyof typeof pools
const info = async (coin: Coin) =>
  (await alice.post('/deposit/liquidity/info', { pool: pools[coin] })).data
const usdtOf = () => stack.world.read<bigint>('Usdt', 'balanceOf', [stack.world.hex('alice')])
const coinOf = (coin: Coin) =>
  coin === 'TRX'
    ? stack.world.balance('alice')
    : stack.world.read<bigint>('Tes', 'balanceOf', [stack.world.hex('alice')])
const transactionOf = async (txHash: string) =>
  (await alice.post('/tessera/home/transaction', { txHash })).data

/** Approves a part of the wallet's LP for the router: one of so many. */
async function approved(coin: Coin, part: bigint): Promise<string> {
  const amount = String(BigInt((await info(coin)).mine.balance) / part)
  await runOrder(stack, alice, approve, { pool: pools[coin], amount, use: 'remove' })
  return amount
}

test('an amount that is none, too much, not approved, or of another pool is refused', async () => {
  const pool = pools.TES
  const { balance } = (await info('TES')).mine
  const form = { pool, coin: 'TES', amount: balance }
  const at = (status: number, code: string, field = 'amount') => ({ status, code, field })
  const path = remove.before
  await refused(
    alice,
    path,
    { pool, coin: 'TES' },
    { ...at(422, 'ENTER_AMOUNT'), en: /^Enter an amount$/, tc: '請輸入數量' },
  )
  await refused(
    alice,
    path,
    { ...form, amount: '0' },
    { ...at(422, 'AMOUNT_ZERO'), en: 'more than 0', tc: '大於 0' },
  )
  const more = { ...form, amount: String(BigInt(balance) + 1n) }
  await refused(alice, path, more, {
    ...at(409, 'ABOVE_BALANCE'),
    en: /^Above your balance: [\d.]+ TES\/USDT LP$/,
    tc: '超過您的餘額',
  })
  await refused(newcomer, path, form, {
    ...at(409, 'ABOVE_BALANCE'),
    en: 'balance: 0 TES/USDT LP',
    tc: '餘額：0',
  })
  await refused(alice, path, form, { ...at(409, 'ALLOW_FIRST'), en: 'first', tc: '授權' })
  await refused(
    alice,
    path,
    { ...form, coin: 'TRX' },
    { ...at(422, 'NOT_IN_POOL', 'coin'), en: 'does not hold', tc: '沒有該幣種' },
  )
  await refused(
    alice,
    path,
    { ...form, pool: alice.address },
    { ...at(404, 'NO_SUCH_POOL', 'pool'), en: 'no such pool', tc: '沒有此資金池' },
  )
  // Nothing is approved yet.
  expect((await info('TES')).mine.allowance).toBe('0')
})

test.each(['TES', 'TRX'] as const)(
  'half of the LP of %s comes back as its part of both coins, by exactly that approval',
  async (coin) => {
    const amount = await approved(coin, 2n)
    const before = await info(coin)
    expect(before.mine.allowance).toBe(amount)
    const [firstBefore, usdtBefore] = [await coinOf(coin), await usdtOf()]
    const form = { pool: pools[coin], coin, amount, slippageBps: '100' }
    const { call, txHash, orderId } = await runOrder(stack, alice, remove, form)

    // By hand: the same part of each reserve as of all liquidity, rounded down.
    const part = (symbol: string): bigint => {
      const { reserve } = before.coins.find((one: { symbol: string }) => one.symbol === symbol)
      return (BigInt(amount) * BigInt(reserve)) / BigInt(before.totalSupply)
    }
    const least = (symbol: string) => String((part(symbol) * 99n) / 100n)
    const router = stack.server.app.deployment.address('Router')
    expect(call).toMatchObject({ contract: router, callValue: '0' })
    const mins = coin === 'TRX' ? call.args.slice(2, 4) : call.args.slice(3, 5)
    const bySymbol = coin === 'TRX' ? ['USDT', coin] : [coin, 'USDT']
    expect(mins).toEqual(bySymbol.map(least))
    expect(call.args.at(-2)).toBe(alice.address)

    const transaction = await transactionOf(txHash)
    const spent = coin === 'TRX' ? BigInt(transaction.fee) : 0n
    expect((await coinOf(coin)) - firstBefore + spent).toBe(part(coin))
    expect((await usdtOf()) - usdtBefore).toBe(part('USDT'))
    const burnt = transaction.events.find(({ name }: { name: string }) => name === 'Burn')
    expect(burnt).toMatchObject({ contract: pools[coin], contractName: 'Pair' })
    const amounts = burnt.args.flatMap((arg: { name: string; value: string }) =>
      arg.name.startsWith('amount') ? [arg.value] : [],
    )
    expect(amounts).toEqual(
      before.coins.map(({ symbol }: { symbol: string }) => String(part(symbol))),
    )
    const after = await info(coin)
    expect(BigInt(before.mine.balance) - BigInt(after.mine.balance)).toBe(BigInt(amount))
    expect(after.mine.allowance).toBe('0')
    // Listed in the activity, and final once its block is.
    const own = async () =>
      (await alice.post('/tessera/home/activity', {})).data.list.find(
        (one: { orderId: string }) => one.orderId === orderId,
      )
    expect(await own()).toMatchObject({ kind: 'lp.remove', state: 'packed', txHash })
    await stack.world.net.mine(70)
    await stack.server.indexer.catchUp()
    expect(await own()).toMatchObject({ state: 'done' })
  },
)

test('a price that has moved is refused before the signature, and by the contract after it', async () => {
  const coin = 'TES'
  const amount = await approved(coin, 4n)
  const form = { pool: pools.TES, coin, amount }
  const { data } = await alice.post(remove.before, { requestId: randomUUID(), ...form })
  const [least = '0'] = data.call.args.slice(3, 4)

  // A purchase of 2,000 USDT: fewer TES and more USDT are in the pool.
  const { world } = stack
  const usdt = 2_000_000_000n
  await must(world, 'deployer', 'Usdt', 'approve', [world.hex('Router'), 0n])
  await must(world, 'deployer', 'Usdt', 'approve', [world.hex('Router'), usdt])
  const path = [world.hex('Usdt'), world.hex('Tes')]
  const swap = [usdt, 1n, path, world.hex('deployer'), anyTime]
  await must(world, 'deployer', 'Router', 'swapExactTokensForTokens', swap)

  await refused(
    alice,
    remove.before,
    { ...form, leastCoin: least },
    {
      status: 409,
      code: 'LESS_BACK',
      field: 'amount',
      en: /^The price has moved: [\d.]+ TES \+ [\d.]+ USDT would come back, below your minimum/,
      tc: '價格已變動',
    },
  )
  const txHash = await alice.send(data.call)
  await stack.server.indexer.catchUp()
  const reply = await alice.post(remove.after, { orderId: data.orderId, txHash })
  const reason = 'Less of the first coin than your minimum'
  expect(reply.data).toMatchObject({ state: 'failed', reason })
  expect((await info(coin)).mine.allowance).toBe(amount)
  // At the new price it goes through.
  await runOrder(stack, alice, remove, form)
})
