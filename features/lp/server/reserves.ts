import type { Reserve, Reserves } from '#platform/server/reserve.ts'

import { stakePools, stakeReserveNow, stakeVault, streamNow } from './contract.ts'
import { purchaseFacts, purchaseReserveNow, purchaseVault } from './purchaseContract.ts'
import { daysLeft } from './rules.ts'

/** TES in the vaults of LP staking and of purchases. */
export const lpReserves: Reserves = async (call) => {
  const { app } = call
  const coin = app.deployment.address('Tes')
  const pools = await stakePools(app)
  const [staked, streams, holder, bought, { daily }, purchaseHolder] = await Promise.all([
    stakeReserveNow(app),
    Promise.all(pools.map(({ pair }) => streamNow(app, pair))),
    stakeVault(app),
    purchaseReserveNow(app),
    purchaseFacts(app),
    purchaseVault(app),
  ])
  const now = app.clock.now()
  const { source, ...reserve } = staked
  const streaming: Reserve = {
    what: 'lp',
    coin,
    holder,
    ...reserve,
    // A stream is in the vault whole: it lasts until its end, the first of them soonest.
    reckoned: 'stream',
    runwayDays: Math.min(...streams.map(({ until }) => daysLeft(until, now))),
    sources: [source, ...streams.map((stream) => stream.source)],
  }
  const purchases: Reserve = {
    what: 'purchases',
    coin,
    holder: purchaseHolder,
    ...bought.reserve,
    // As long as each day promises the most that a day may.
    reckoned: 'daily',
    runwayDays: Number(bought.reserve.free / daily),
    sources: bought.sources,
  }
  return [streaming, purchases]
}
