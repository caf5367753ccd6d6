import { type Pool, poolAt } from '#features/exchange/public.server.ts'
import type { App } from '#platform/server/app.ts'
import { type Coin, coinAt, balancesOf } from '#platform/server/coins.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import { type Asked, sourceOf } from '#platform/server/sourceOf.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { Failure } from '#platform/std/failure.ts'
import type { Source } from '#platform/std/source.ts'

import { lpPurchasesAbi } from '../contract/abi.ts'
import { lpFailures } from '../failures.ts'
import { symbolOf } from './contract.ts'

/** What one pays with. */
export interface Payable extends Pick<Coin, 'symbol' | 'decimals' | 'address'> {
  /** The zero address for the chain's own. */
  readonly address: Address
}

export interface PurchasePool extends Pool {
  readonly symbol: string
}

/** Constants of purchases. Amounts of USDT and TES in base units. */
export interface PurchaseFacts {
  readonly pools: readonly PurchasePool[]
  /** The chain's own first. */
  readonly coins: readonly [Payable, Payable]
  readonly ratePpm: number
  readonly least: bigint
  readonly most: bigint
  readonly daily: bigint
  readonly waiting: number
  readonly source: Source
}

/** Seconds that a call may wait for its block: as long as the order holds, and a little more. */
export const patience = 20 * 60

/** Read from the contract once. */
export const purchaseFacts = oncePerApp(readFacts)

export const purchasesAt = (app: App) => ({
  address: app.deployment.address('LpPurchases'),
  abi: lpPurchasesAbi,
})

async function readFacts(app: App): Promise<PurchaseFacts> {
  const { node, config, deployment } = app
  const purchases = purchasesAt(app)
  const [pairs, terms, usdt] = await Promise.all([
    node.readContract({ ...purchases, functionName: 'pools', args: [] }),
    node.readContract({ ...purchases, functionName: 'terms', args: [] }),
    coinAt(app, deployment.address('Usdt')),
  ])
  const [rate, , least, most, daily, waiting] = terms
  const pools = pairs.map(async (pair): Promise<PurchasePool> => {
    const pool = await poolAt(app, pair)
    return { ...pool, symbol: symbolOf(pool) }
  })
  const native = { symbol: config.nativeSymbol, decimals: decimalsOf.TRX, address: zeroAddress }
  return {
    pools: await Promise.all(pools),
    coins: [native, usdt],
    ratePpm: Number(rate),
    least,
    most,
    daily,
    waiting: Number(waiting),
    source: purchasesSource(app, { what: 'reward', call: 'terms()', value: terms }),
  }
}

/** The requested pool, the first without one, or NO_SUCH_POOL. */
export async function purchasePool(app: App, pair: Address | undefined): Promise<PurchasePool> {
  const { pools } = await purchaseFacts(app)
  const found = pair === undefined ? pools[0] : pools.find((one) => one.pair === pair)
  if (found === undefined) throw new Failure(lpFailures.NO_SUCH_POOL, { field: 'pool' })
  return found
}

/** The requested coin, or NO_SUCH_COIN. */
export async function payableOrRefuse(app: App, symbol: string): Promise<Payable> {
  const found = (await purchaseFacts(app)).coins.find((one) => one.symbol === symbol)
  if (found === undefined) throw new Failure(lpFailures.NO_SUCH_COIN, { field: 'coin' })
  return found
}

/** An address's balance, and its allowance for purchases: null for the chain's own coin. */
export async function balancesFor(app: App, { address }: Payable, owner: Address) {
  if (address === zeroAddress) return { balance: await app.node.balance(owner), allowance: null }
  return balancesOf(app, address, owner, purchasesAt(app).address)
}

/** Base units of TES that a worth in USDT would set aside now. */
export async function rewardNow(app: App, worth: bigint) {
  const reward = await app.node.readContract({
    ...purchasesAt(app),
    functionName: 'rewardFor',
    args: [worth],
  })
  const call = `rewardFor(${worth})`
  return { reward, source: purchasesSource(app, { what: 'reward', call, value: reward }) }
}

/** The contract's data of a purchase. */
export async function purchaseSource(app: App, id: number): Promise<Source> {
  const value = await app.node.readContract({
    ...purchasesAt(app),
    functionName: 'purchaseOf',
    args: [BigInt(id)],
  })
  return purchasesSource(app, { what: 'purchase', call: `purchaseOf(${id})`, value })
}

/** TES that can still be promised today, and the reserve. */
export async function purchaseReserveNow(app: App) {
  const { node } = app
  const purchases = purchasesAt(app)
  const [leftToday, values] = await Promise.all([
    node.readContract({ ...purchases, functionName: 'leftToday', args: [] }),
    node.readContract({ ...purchases, functionName: 'reserve', args: [] }),
  ])
  const [balance, promised, free] = values
  const sources = [
    purchasesSource(app, { what: 'reward.leftToday', call: 'leftToday()', value: leftToday }),
    purchasesSource(app, { what: 'reserve', call: 'reserve()', value: values }),
  ]
  return { leftToday, reserve: { balance, promised, free }, sources }
}

/** The vault of the rewards; the contract created it. */
export const purchaseVault = oncePerApp((app) =>
  app.node.readContract({ ...purchasesAt(app), functionName: 'vault', args: [] }),
)

/** The purchase contract's values. */
const purchasesSource = (app: App, asked: Omit<Asked, 'contract'>): Source =>
  sourceOf(app, { contract: purchasesAt(app).address, ...asked })
