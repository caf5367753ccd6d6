import { TronWeb } from 'tronweb'
import { type Abi, type Hex, encodeFunctionData, keccak256 } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { secretBefore } from '#features/blindbox/draw.ts'
import { leafHash } from '#features/earnings/merkle.ts'
import { compileApart, compileContracts } from '../../scripts/compile-contracts.ts'
import { type Deployed, deployed } from './deployed.ts'
import { payingFunctions } from './payers.ts'
import { type World, startWorld } from './testing.ts'

/** A due payment to another account than the caller. */
interface Payment {
  readonly contract: string
  readonly name: string
  readonly args: readonly unknown[]
  /** TRX that go along. */
  readonly value?: bigint
  /** Of the receiver, or what else shows that it was paid. */
  readonly balance: () => Promise<bigint>
  /** Who might be credited instead, in the coin. */
  readonly credit?: () => Promise<bigint>
}

/** By function, with the file that it stands in. */
const payments = new Map<string, Payment>()
/** Functions that pay the caller, or where the caller says with the caller's own money. */
const callersOwn = [
  'BoxBonds.withdrawBond',
  'BoxSales.buy',
  'BoxSales.complete',
  'BoxSales.giveBack',
  'BoxSales.reserve',
  'CardMarket.accept',
  'CardMarket.offerOnCard',
  'CardMarket.offerOnLevel',
  'CardStakes.claim',
  'FeeSplitter.claim',
  'LpPurchases.buy',
  'LpStaking.claim',
  'LpStaking.exit',
  'LpStaking.withdraw',
  'Pair.burn',
  'Pair.skim',
  'Pair.swap',
  'Router.addLiquidityETH',
  'Router.removeLiquidityETH',
  'RouterTrades.swapExactETHForTokens',
  'RouterTrades.swapExactTokensForETH',
  'StagedWithdrawal.initialization',
  'StagedWithdrawal.unlockLimit',
  'StagedWithdrawal.withdraw',
  'TermStaking.claim',
  'TermStaking.exit',
  'TermStaking.unlock',
  'Wtrx.withdraw',
  'Zap.zap',
]
/** For the contract alone that made the vault. */
const spendersOwn = ['RewardVault.pay']
const toOthers = payingFunctions().filter((name) => ![...callersOwn, ...spendersOwn].includes(name))
const variants = ['CardMarket.cancelOffer in USDT', 'CardMarket.cancelOffer of a contract']

let world: World
let diver: Deployed
/** A contract that takes TRX; the owner of the third offer. */
let moody: Deployed
const abis = compileContracts()
const trx: Hex = `0x${'0'.repeat(40)}`
const ask = 100_000_000n
const day = 86_400

async function call(...args: Parameters<World['send']>): Promise<void> {
  const { reason } = await world.send(...args)
  expect(reason).toBe('')
}
const encoded = (contract: string, functionName: string, args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi: abis[contract]!.abi as Abi, functionName, args })
const now = (): bigint => BigInt(Math.floor(world.net.status().head.timestamp / 1_000))
const inDays = (days: number): bigint => now() + BigInt(days * day)
const sunOf = async (hex: string): Promise<bigint> =>
  BigInt(
    await new TronWeb({ fullHost: world.net.url }).trx.getUnconfirmedBalance(`41${hex.slice(2)}`),
  )
const coinOf = (coin: string, hex: string) => world.read<bigint>(coin, 'balanceOf', [hex])
const marketCredit = (hex: string, coin: string) =>
  world.read<bigint>('CardMarket', 'creditOf', [hex, coin])

async function dive(
  levels: number,
  { contract, name, args, value = 0n }: Payment,
): Promise<boolean> {
  const data = encoded(contract, name, args)
  const down = [BigInt(levels), world.hex(contract), value, data]
  expect((await diver.send('mallory', 'Diver', 'dive', down, value)).reason).toBe('')
  return diver.read('Diver', 'done')
}

/** By a wallet. */
async function pay({ contract, name, args, value }: Payment): Promise<void> {
  await call('dave', contract, name, args, value)
}

async function grown(balance: () => Promise<bigint>, during: () => Promise<unknown>) {
  const before = await balance()
  await during()
  return (await balance()) - before
}

beforeAll(async () => {
  world = await startWorld()
  diver = deployed(world, compileApart([['platform/contracts/Diver.t.sol', 'Diver']]))
  await diver.deploy('Diver')
  moody = deployed(world, compileApart([['features/nft/contract/Moody.t.sol', 'Moody']]))
  await moody.deploy('Moody')
  await moody.send('carol', 'Moody', 'set', [true, false])
  await call('alice', 'Team', 'bindParent', [world.hex('deployer')])
  await call('bob', 'Team', 'bindParent', [world.hex('alice')])
  await call('dave', 'Team', 'bindParent', [world.hex('alice')])
  const bind = encoded('Team', 'bindParent', [world.hex('alice')])
  await moody.send('carol', 'Moody', 'act', [world.hex('Team'), 0n, bind])
  await diver.send('mallory', 'Diver', 'dive', [0n, world.hex('Team'), 0n, bind])
  await prepareCards()
  await prepareOffers()
  await preparePurchase()
  await prepareWithdrawal()
  await world.net.travel(10 * day)
  await prepareEpoch()
  await prepareBoxes()
})
afterAll(() => world?.close())

/** Alice's 1 to 6. The second is listed; the third is sold frozen; of the fourth the sale is broken. */
async function prepareCards(): Promise<void> {
  const price = await world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
  for (let card = 0; card < 6; card += 1) await call('alice', 'Cards', 'Buy', [1n], price)
  await call('alice', 'Cards', 'setApprovalForAll', [world.hex('CardMarket'), true])
  await call('alice', 'Cards', 'pledge', [3n, BigInt(7 * day)])
  await call('alice', 'Cards', 'pledge', [4n, BigInt(7 * day)])
  await world.net.travel(3)
  for (const card of [1n, 2n, 3n, 4n]) {
    await call('alice', 'CardMarket', 'listForSale', [card, trx, ask, inDays(30)])
  }
  for (const card of [1n, 3n, 4n]) await call('bob', 'CardMarket', 'buy', [card, 1n, ask], ask)
  await call('alice', 'Cards', 'exit', [4n])
  const [alice, bob] = [world.hex('alice'), world.hex('bob')]
  await call('alice', 'Cards', 'transferFrom', [alice, world.hex('carol'), 4n])

  const market = { contract: 'CardMarket', balance: () => sunOf(alice) }
  const credit = () => marketCredit(alice, trx)
  add('MarketListings.buy', { ...market, name: 'buy', args: [2n, 1n, ask], value: ask, credit })
  add('MarketListings.settle', { ...market, name: 'settle', args: [3n, 1n], credit })
  add('MarketListings.cancelSale', {
    contract: 'CardMarket',
    name: 'cancelSale',
    args: [4n, 1n],
    balance: () => sunOf(bob),
    credit: () => marketCredit(bob, trx),
  })
  const fund = world.hex('deployer')
  const toFund = { balance: () => sunOf(fund) }
  add('MarketMoney.withdraw', {
    contract: 'CardMarket',
    name: 'withdraw',
    args: [fund, trx],
    ...toFund,
  })
  add('Cards.withdrawProceeds', {
    contract: 'Cards',
    name: 'withdrawProceeds',
    args: [1n],
    ...toFund,
  })
  add('Cards.Buy', {
    contract: 'Cards',
    name: 'Buy',
    args: [1n],
    value: price,
    balance: () => sunOf(world.hex('FeeSplitter')),
  })
  add('FeeSplitter.withdrawPlatform', {
    contract: 'FeeSplitter',
    name: 'withdrawPlatform',
    args: [],
    ...toFund,
  })
  add('FeeSplitter.withdrawPool', {
    contract: 'FeeSplitter',
    name: 'withdrawPool',
    args: [],
    balance: () => sunOf(world.hex('RewardDistributor')),
  })
}

/** In TRX and in USDT, by a wallet and by a contract; they expire. */
async function prepareOffers(): Promise<void> {
  const [alice, usdt] = [world.hex('alice'), world.hex('Usdt')]
  await call('alice', 'CardMarket', 'offerOnLevel', [1n, trx, ask, inDays(1)], ask)
  await call('deployer', 'Usdt', 'transfer', [alice, ask])
  await call('alice', 'Usdt', 'approve', [world.hex('CardMarket'), ask])
  await call('alice', 'CardMarket', 'offerOnLevel', [1n, usdt, ask, inDays(1)])
  const offer = encoded('CardMarket', 'offerOnLevel', [1n, trx, ask, inDays(1)])
  const act = [world.hex('CardMarket'), ask, offer]
  expect((await moody.send('carol', 'Moody', 'act', act, ask)).reason).toBe('')

  const cancel = { contract: 'CardMarket', name: 'cancelOffer' }
  const holder = moody.hex('Moody')
  add('CardMarket.cancelOffer', {
    ...cancel,
    args: [1n],
    balance: () => sunOf(alice),
    credit: () => marketCredit(alice, trx),
  })
  add('CardMarket.cancelOffer in USDT', {
    ...cancel,
    args: [2n],
    balance: () => coinOf('Usdt', alice),
    credit: () => marketCredit(alice, usdt),
  })
  add('CardMarket.cancelOffer of a contract', {
    ...cancel,
    args: [3n],
    balance: () => sunOf(holder),
    credit: () => marketCredit(holder, trx),
  })
}

/** A day after the purchase its reward can be issued. */
async function preparePurchase(): Promise<void> {
  const pool = await world.read<string>('TwapOracle', 'tesPair')
  await world.net.travel(1_800)
  await call('mallory', 'TwapOracle', 'poke')
  const args = [pool, trx, 1_000_000_000n, 1n, 1n, 2n ** 256n - 1n]
  await call('alice', 'LpPurchases', 'buy', args, 1_000_000_000n)
  add('LpPurchases.issue', {
    contract: 'LpPurchases',
    name: 'issue',
    args: [1n],
    balance: () => coinOf('Tes', world.hex('alice')),
  })
}

async function prepareWithdrawal(): Promise<void> {
  const amount = 10_000n * 10n ** 18n
  const here = 'StagedWithdrawal'
  await call('deployer', 'Tes', 'approve', [world.hex(here), amount])
  await call('deployer', here, 'fund', [amount])
  await call('deployer', here, 'addStage', [now() + 600n])
  await call('deployer', here, 'allot', [1n, [world.hex('alice')], [amount]])
  await call('deployer', here, 'openWithdrawal')
  await world.net.travel(600)
  await call('alice', here, 'initialization')
  await call('alice', here, 'withdraw', [amount, amount])
  add('StagedWithdrawal.payFees', {
    contract: here,
    name: 'payFees',
    args: [],
    balance: () => coinOf('Tes', world.hex('deployer')),
  })
}

/** Of a single leaf, alice's. */
async function prepareEpoch(): Promise<void> {
  const [alice, sun] = [world.hex('alice'), 1_000_000n]
  await call('carol', 'FeeSplitter', 'split', [world.hex('carol')], 10n * sun)
  await call('carol', 'FeeSplitter', 'withdrawPool')
  await call('carol', 'FeeSplitter', 'split', [world.hex('carol')], 10n * sun)
  const root = leafHash(0, alice.slice(2), trx.slice(2), sun)
  const block = BigInt(world.net.status().head.number)
  await call('deployer', 'RewardDistributor', 'post', [root, root, block, [trx], [sun]])
  await world.net.travel(day)
  await call('carol', 'RewardDistributor', 'accept', [1n])
  add('RewardDistributor.claim', {
    contract: 'RewardDistributor',
    name: 'claim',
    args: [alice, [1n], [0n], [trx], [sun], [[]]],
    balance: () => sunOf(alice),
  })
}

/** Of the first series two requests are late, one of them refunded; of the second one is settled, one can be. */
async function prepareBoxes(): Promise<void> {
  const [alice, here, seed] = [world.hex('alice'), 'BlindBoxes', keccak256('0x5eed')]
  const secrets = [keccak256('0x01').slice(0, 42) as Hex]
  while (secrets.length < 4) secrets.unshift(secretBefore(secrets[0]!))
  const penalty = 50_000_000n
  const sun = await world.read<bigint>('Cards', 'getUToCoin', [penalty])
  for (let card = 0; card < 6; card += 1) await call('deployer', 'Cards', 'Buy', [1n], sun)
  await call('deployer', 'Cards', 'setApprovalForAll', [world.hex(here), true])
  for (const [series, ids] of [
    [1n, [7n, 8n, 9n]],
    [2n, [10n, 11n, 12n]],
  ] as const) {
    const share = series === 1n ? [0n, 0n] : [3_000n, 60n]
    const offer = [20_000_000n, now(), inDays(9), ...share, penalty, ids]
    await call('deployer', here, 'createSeries', offer)
    await call('deployer', here, 'postChain', [series, secrets[0]])
    await call('deployer', here, 'addBond', [series], 6n * sun)
  }
  const price = await world.read<bigint>(here, 'priceOf', [1n])
  const box = (series: bigint, number: bigint): bigint => (series << 32n) | number
  const open = async (series: bigint, number: bigint): Promise<readonly unknown[]> => {
    await call('alice', here, 'open', [[box(series, number)], seed])
    const block = BigInt(world.net.status().head.number)
    return [box(series, number), alice, [box(series, number)], price, seed, block]
  }
  await call('alice', here, 'buy', [1n, 2n], 2n * price)
  const late = [await open(1n, 1n), await open(1n, 2n)] as const
  await call('alice', here, 'reserve', [2n, 3n], 3n * price)
  await call('alice', here, 'complete', [[box(2n, 1n), box(2n, 2n)]], 2n * price)
  await world.net.mine(22)
  await call('carol', here, 'refund', late[0])
  const first = await open(2n, 1n)
  await world.net.mine(2)
  await call('carol', here, 'settle', [...first, secrets[1]])
  const second = await open(2n, 2n)
  await world.net.travel(60)
  await world.net.mine(2)

  const credit = () => world.read<bigint>(here, 'creditOf', [alice])
  const toAlice = { contract: here, balance: () => sunOf(alice), credit }
  const pool = world.hex('RewardDistributor')
  add('BoxSales.release', { ...toAlice, name: 'release', args: [box(2n, 3n)] })
  add('BlindBoxes.refund', { ...toAlice, name: 'refund', args: late[1] })
  add('BlindBoxes.settle', {
    contract: here,
    name: 'settle',
    args: [...second, secrets[2]],
    balance: () => sunOf(world.hex('FeeSplitter')),
  })
  add('BoxMoney.withdraw', {
    contract: here,
    name: 'withdraw',
    args: [pool],
    balance: () => sunOf(pool),
  })
  add('BoxSeries.withdrawProceeds', {
    contract: here,
    name: 'withdrawProceeds',
    args: [2n],
    balance: () => sunOf(world.hex('deployer')),
  })
}

function add(name: string, payment: Payment): void {
  payments.set(name, payment)
}

test('each function that pays is one of these', () => {
  const known = [...callersOwn, ...spendersOwn, ...payments.keys()]
  const named = known.filter((name) => !variants.includes(name))
  expect(named.toSorted()).toEqual(payingFunctions())
})

/** At depth 64 no call takes place; one below, none that the receiver makes. */
test.each(
  [...toOthers, ...variants].flatMap(
    (name) =>
      [
        [name, 62],
        [name, 63],
      ] as const,
  ),
)('%s from a contract at depth %i pays, or changes nothing', async (name, depth) => {
  const payment = payments.get(name)!
  const { balance, credit = async () => 0n } = payment
  const untouched = await world.net.snapshot()
  const due = await grown(balance, () => pay(payment))
  expect(due).toBeGreaterThan(0n)
  await world.net.revert(untouched)

  const before = await world.net.snapshot()
  onTestFinished(() => world.net.revert(before))
  const credited = await credit()
  let done = false
  const paid = await grown(balance, async () => {
    done = await dive(depth, payment)
  })
  const after = done ? 0n : await grown(balance, () => pay(payment))
  expect({ credit: await credit(), paid, sum: paid + after }).toEqual({
    credit: credited,
    paid: done ? due : 0n,
    sum: due,
  })
})
