import { type Pool, poolAt } from '#features/exchange/public.server.ts'
import type { App } from '#platform/server/app.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import { type Asked, sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'
import type { Source } from '#platform/std/source.ts'

import { lpStakingAbi } from '../contract/abi.ts'
import { lpFailures } from '../failures.ts'

/** A pool that can be staked in; none of it ever changes. */
export interface StakePool extends Pool {
  /** `TES/USDT`. */
  readonly symbol: string
  /** LP base units. */
  readonly minimum: bigint
}

/** Read from the contract once. */
export const stakePools = oncePerApp(readPools)

/** A second later something is earned: a slot of its own for the owed amount, and the word of the stream. */
export const spareEnergy = 30_000

export const lpStakingAt = (app: App) => ({
  address: app.deployment.address('LpStaking'),
  abi: lpStakingAbi,
})

async function readPools(app: App): Promise<readonly StakePool[]> {
  const [pairs, minimums] = await app.node.readContract({
    ...lpStakingAt(app),
    functionName: 'pools',
    args: [],
  })
  return Promise.all(
    pairs.map(async (pair, i): Promise<StakePool> => {
      const pool = await poolAt(app, pair)
      return { ...pool, symbol: symbolOf(pool), minimum: minimums[i]! }
    }),
  )
}

/** The coin that is not USDT first. */
export function symbolOf({ coins }: Pool): string {
  const [first, second] = coins
  const ordered = first.contract === 'Usdt' ? [second, first] : [first, second]
  return ordered.map(({ symbol }) => symbol).join('/')
}

/** The requested pool, the first without one, or NO_SUCH_POOL. */
export async function poolOrRefuse(app: App, pair: Address | undefined): Promise<StakePool> {
  const pools = await stakePools(app)
  const found = pair === undefined ? pools[0] : pools.find((one) => one.pair === pair)
  if (found === undefined) throw new Failure(lpFailures.NO_SUCH_POOL, { field: 'pool' })
  return found
}

/** A pool's present stream. TES in base units. */
export async function streamNow(app: App, pair: Address) {
  const values = await app.node.readContract({
    ...lpStakingAt(app),
    functionName: 'poolOf',
    args: [pair],
  })
  const [total, rate, until, ahead, spare] = values
  const source = stakingSource(app, { what: 'stream', call: `poolOf(${pair})`, value: values })
  return { total, rate, until: Number(until), ahead, spare, source }
}
export type StreamNow = Awaited<ReturnType<typeof streamNow>>

/**
 * An address's stake in a pool, and its earned and unpaid reward, now; `owed` is the part since before its stake
 * changed last, which it keeps however it leaves.
 */
export async function positionNow(app: App, pair: Address, owner: Address) {
  const values = await app.node.readContract({
    ...lpStakingAt(app),
    functionName: 'positionOf',
    args: [pair, owner],
  })
  const [staked, earned, owed] = values
  const call = `positionOf(${pair}, ${owner})`
  const source = stakingSource(app, { what: 'position', call, value: values })
  return { staked, earned, owed, source }
}

export async function stakeReserveNow(app: App) {
  const values = await app.node.readContract({
    ...lpStakingAt(app),
    functionName: 'reserve',
    args: [],
  })
  const [balance, promised, free] = values
  const source = stakingSource(app, { what: 'reserve', call: 'reserve()', value: values })
  return { balance, promised, free, source }
}

/** The vault of the rewards; the contract created it. */
export const stakeVault = oncePerApp((app) =>
  app.node.readContract({ ...lpStakingAt(app), functionName: 'vault', args: [] }),
)

/** For a sum of payments. */
export const paidSource = (app: App, what: string, value: bigint): Source =>
  stakingSource(app, { what, call: 'event Claimed', value })

/** The staking contract's values. */
const stakingSource = (app: App, asked: Omit<Asked, 'contract'>): Source =>
  sourceOf(app, { contract: lpStakingAt(app).address, ...asked })
