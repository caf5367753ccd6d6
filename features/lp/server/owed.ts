import { orIfSilent, type Owes } from '#platform/server/owed.ts'

import type { LpTables } from '../tables.ts'
import { lpStakingAt, stakePools, streamNow } from './contract.ts'

/** Pool shares that are staked. */
export const lpOwed: Owes = async (call, of) => {
  const { app, db } = call
  const { address: contract } = lpStakingAt(app)
  if (of !== null && of !== contract) return []
  const staked = async () => {
    const pools = await stakePools(app)
    return Promise.all(
      pools.map(async ({ pair }) => {
        const { total, source } = await streamNow(app, pair)
        return { pair, total, sources: [source] }
      }),
    )
  }
  const indexed = async () => {
    const rows = await db.withTables<LpTables>().selectFrom('lpPools').selectAll().execute()
    return rows.map(({ pool, staked: total }) => ({ pair: pool, total, sources: [] }))
  }
  const pools = await orIfSilent(staked(), indexed)
  return pools.map(({ pair, total, sources }) => ({
    what: 'lpStakes',
    contract,
    coin: pair,
    amount: total,
    sources,
  }))
}
