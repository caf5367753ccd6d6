import { Client } from '#tests/journeys/client.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** What an address holds, against sums worked out by hand. A TES is worth 0.05 USDT: the pool's 100,000 USDT to 2,000,000. */
const path = '/tessera/home/portfolio'
const day = 86_400
const usdt = (whole: bigint) => whole * 10n ** 6n
const tes = (whole: bigint) => whole * 10n ** 18n

let stack: Stack
let bob: Client
let pool: string

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  const { world } = stack
  await world.send('bob', 'Team', 'bindParent', [world.hex('deployer')])
  await world.send('deployer', 'Usdt', 'transfer', [world.hex('bob'), usdt(2_000n)])
  await world.send('deployer', 'Tes', 'transfer', [world.hex('bob'), tes(3_000n)])
  await stack.server.indexer.catchUp()
  bob = new Client(stack, 'bob')
  await bob.signIn()
  const [pools] = await world.read<readonly (readonly `0x${string}`[])[]>('LpStaking', 'pools')
  pool = addressFromHex(pools![0]!)
}, 300_000)
afterAll(() => stack?.close())

const addressOf = (name: string) => stack.world.deployment.contracts[name]!.address

async function sends(contract: string, selector: string, args: string[], callValue = 0n) {
  const feeLimit = '500000000'
  const txID = await bob.send({ contract, selector, args, callValue: String(callValue), feeLimit })
  await stack.server.indexer.catchUp()
  const { receipt, contractResult } = await bob.wallet.trx.getUnconfirmedTransactionInfo(txID)
  expect(receipt.result, `${selector} ${contractResult.join()}`).toBe('SUCCESS')
}

const held = async () => (await bob.post(path)).data

/** `what`, symbol, amount, worth. */
const lines = async (part: string) =>
  (await held()).list
    .filter((one: Record<string, unknown>) => one['part'] === part)
    .map((one: Record<string, unknown>) => [
      one['what'],
      one['symbol'],
      one['amount'],
      one['worth'],
    ])

test('is of the signed-in account', async () => {
  expect(await new Client(stack, 'alice').post(path)).toMatchObject({ code: 'NOT_SIGNED_IN' })
})

test('the wallet is what the node has, the chain’s own coin at its pool’s price', async () => {
  const { wallet, total, cards, staked, claimable, unknown, list } = await held()
  const [trx] = list
  const sun = BigInt(await bob.wallet.trx.getUnconfirmedBalance(bob.address))
  // 300,000 TRX to 90,252.6 USDT
  const worth = (sun * 902_526n) / 3_000_000n
  expect(trx).toMatchObject({ symbol: 'TRX', amount: String(sun), worth: String(worth) })
  expect(await lines('wallet')).toEqual([
    ['coins', 'TRX', String(sun), String(worth)],
    ['coins', 'USDT', '2000000000', '2000000000'],
    // 3,000 × 0.05
    ['coins', 'TES', '3000000000000000000000', '150000000'],
  ])
  expect(wallet).toBe(String(worth + 2_150_000_000n))
  expect({ total, cards, staked, claimable, unknown }).toEqual({
    total: wallet,
    cards: '0',
    staked: '0',
    claimable: '0',
    unknown: [],
  })
})

test('a card is worth the least that its level is sold for: first the mint, then a listing', async () => {
  const price = await stack.world.read<bigint>('Cards', 'getUToCoin', [usdt(50n)])
  await sends(addressOf('Cards'), 'Buy(uint256)', ['1'], price)
  expect(await lines('cards')).toEqual([['cards', 'Clay', '1', '50000000']])
  const expiry = String(stack.server.app.clock.now() + 29 * day)
  await sends(addressOf('Cards'), 'approve(address,uint256)', [addressOf('CardMarket'), '1'])
  // No card is listed in the block in which it moved.
  await stack.world.net.travel(60)
  const listing = ['1', addressOf('Usdt'), String(usdt(30n)), expiry]
  await sends(addressOf('CardMarket'), 'listForSale(uint256,address,uint256,uint256)', listing)
  expect(await lines('cards')).toEqual([['cards', 'Clay', '1', '30000000']])
  expect((await held()).cards).toBe('30000000')
})

test('liquidity is its share of both sides, in the wallet and staked', async () => {
  for (const coin of ['Tes', 'Usdt']) {
    const all = String(tes(10_000n))
    await sends(addressOf(coin), 'approve(address,uint256)', [addressOf('Router'), all])
  }
  const added = [
    addressOf('Tes'),
    addressOf('Usdt'),
    String(tes(1_000n)),
    String(usdt(50n)),
    '0',
    '0',
    bob.address,
    '9999999999',
  ]
  const add = 'addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)'
  await sends(addressOf('Router'), add, added)
  // √(2 × 10^35) × 0.0005 of it; 100,050 × 2 × its share of √(2 × 10^35) × 1.0005, which is just below 100.
  const lp = '223606797749978'
  expect((await lines('wallet')).at(-1)).toEqual(['lpCoins', 'TES/USDT', lp, '99999999'])
  await sends(pool, 'approve(address,uint256)', [addressOf('LpStaking'), lp])
  const some = '100000000000000'
  await sends(addressOf('LpStaking'), 'stake(address,uint256)', [pool, some])
  expect((await lines('wallet')).at(-1)).toEqual([
    'lpCoins',
    'TES/USDT',
    '123606797749978',
    '55278640',
  ])
  expect(await lines('staked')).toEqual([['lpStakes', 'TES/USDT', some, '44721359']])
})

test('what a matured stake has earned is claimable, its principal staked; the sums agree', async () => {
  const week = String(7 * day)
  await sends(addressOf('Cards'), 'pledge(uint256,uint256)', ['1', week])
  const staking = addressOf('TermStaking')
  await sends(addressOf('Tes'), 'approve(address,uint256)', [staking, String(tes(1_000n))])
  const term = [addressOf('Tes'), '7', String(tes(1_000n))]
  await sends(staking, 'pledge(address,uint256,uint256)', term)
  await stack.world.net.travel(8 * day)
  await stack.world.net.mine()
  await stack.server.indexer.catchUp()
  expect(await lines('staked')).toEqual([
    ['lpStakes', 'TES/USDT', '100000000000000', '44721359'],
    ['termStakes', 'TES', '1000000000000000000000', '50000000'],
  ])
  expect(await lines('claimable')).toEqual([
    // 50 × 16,666,666,667 × 604,800; 0.504 × 0.05
    ['cardRewards', 'TES', '504000000010080000', '25200'],
    // 1,000 × 0.08 × 7 / 365, the rate rounded down; × 0.05
    ['termRewards', 'TES', '1534246575342465000', '76712'],
  ])
  const { total, wallet, cards, staked, claimable } = await held()
  // Its stake took the card off the market.
  expect({ cards, staked, claimable }).toEqual({
    cards: '50000000',
    staked: '94721359',
    claimable: '101912',
  })
  expect(BigInt(total)).toBe(BigInt(wallet) + 50_000_000n + 94_721_359n + 101_912n)
})

test('a claim moves it to the wallet', async () => {
  const tesBefore = BigInt((await held()).list[2].amount)
  const claim = { before: '/tessera/staking/claimBefore', after: '/tessera/staking/claimAfter' }
  await runOrder(stack, bob, claim, {})
  expect(await lines('claimable')).toEqual([['cardRewards', 'TES', '504000000010080000', '25200']])
  expect(BigInt((await held()).list[2].amount)).toBe(tesBefore + 1_534_246_575_342_465_000n)
})
