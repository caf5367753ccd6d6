import type { App } from '#platform/server/app.ts'
import { type Coin, coinAt } from '#platform/server/coins.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import { type Asked, sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import { termStakingAbi } from '../contract/abi.ts'
import type { Term } from './rules.ts'

/** A coin that can be staked; none of it ever changes. */
export interface StakedCoin extends Coin {
  /** Base units of the coin. */
  readonly minimum: bigint
  /** Those that the coin has, shortest first. */
  readonly terms: readonly Term[]
}

export interface StakingFacts {
  readonly coins: readonly StakedCoin[]
}

/** Read from the contract once. */
export const stakingFacts = oncePerApp(readFacts)

export const stakingAt = (app: App) => ({
  address: app.deployment.address('TermStaking'),
  abi: termStakingAbi,
})

async function readFacts(app: App): Promise<StakingFacts> {
  const { node } = app
  const staking = stakingAt(app)
  const [days, [addresses, minimums]] = await Promise.all([
    node.readContract({ ...staking, functionName: 'terms', args: [] }),
    node.readContract({ ...staking, functionName: 'coins', args: [] }),
  ])
  const coins = addresses.map(async (address, i): Promise<StakedCoin> => {
    const rates = days.map((term) =>
      node.readContract({ ...staking, functionName: 'rateOf', args: [address, term] }),
    )
    const [coin, ...ofTerms] = await Promise.all([coinAt(app, address), ...rates])
    const terms = days
      .map((term, j) => ({ days: Number(term), rate: ofTerms[j]! }))
      .filter(({ rate }) => rate > 0n)
    return { ...coin, minimum: minimums[i]!, terms }
  })
  return { coins: await Promise.all(coins) }
}

export const coinBySymbol = ({ coins }: StakingFacts, symbol: string): StakedCoin | undefined =>
  coins.find((one) => one.symbol === symbol)

/** The coin of a stake. */
export function coinByAddress({ coins }: StakingFacts, address: Address): StakedCoin {
  const found = coins.find((one) => one.address === address)
  if (found === undefined) throw new Error(`there are no stakes of the coin ${address}`)
  return found
}

/** The vault of the rewards; the contract created it. */
export const vaultOf = oncePerApp((app) =>
  app.node.readContract({ ...stakingAt(app), functionName: 'vault', args: [] }),
)

/** TES in the vault, promised, and free, now. */
export async function reserveNow(app: App) {
  const [balance, promised, free] = await app.node.readContract({
    ...stakingAt(app),
    functionName: 'reserve',
    args: [],
  })
  return { balance, promised, free }
}
export type Reserve = Awaited<ReturnType<typeof reserveNow>>

/** Base units staked of each coin, by its address, now. */
export async function totalsNow(app: App): Promise<ReadonlyMap<Address, bigint>> {
  const [addresses, , totals] = await app.node.readContract({
    ...stakingAt(app),
    functionName: 'coins',
    args: [],
  })
  return new Map(addresses.map((address, i) => [address, totals[i]!]))
}

/** The staking contract's values. */
export const contractSource = (app: App, asked: Omit<Asked, 'contract'>): Source =>
  sourceOf(app, { contract: stakingAt(app).address, ...asked })

/** For a sum of payments. */
export const paidSource = (app: App, what: string, value: unknown): Source =>
  contractSource(app, { what, call: 'event Claimed', value })

export const reserveSource = (app: App, { balance, promised, free }: Reserve): Source =>
  contractSource(app, { what: 'reserve', call: 'reserve()', value: [balance, promised, free] })
