import { liquidityWorth, poolNow, poolSources } from '#features/exchange/public.server.ts'
import { lineAssets } from '#features/team/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'

import type { lpApi } from '../api.ts'
import { stakePools } from './contract.ts'

/** Two rows for each pool; the pool itself has their present worth. */
export const teamLP: Handler<typeof lpApi.teamLP> = async (_, call) => {
  const { app, address } = call
  const [pools, held] = await Promise.all([stakePools(app), lineAssets(app, address)])
  const each = await Promise.all(
    pools.map(async (pool) => ({ ...pool, now: await poolNow(app, pool) })),
  )
  const all = each.flatMap(({ pair, symbol, now }) =>
    [1, 2].map((line) => {
      const { units = 0n, holders = 0 } =
        held.find((one) => one.asset === pair && one.line === line) ?? {}
      const worth = liquidityWorth(now, units)
      return { pool: pair, symbol, line, staked: units, stakers: holders, worth }
    }),
  )
  return {
    totalWorth: String(all.reduce((sum, { worth }) => sum + (worth ?? 0n), 0n)),
    lines: all.map(({ staked, worth, ...one }) => ({
      ...one,
      staked: String(staked),
      worth: worth === null ? null : String(worth),
    })),
    sources: each.flatMap(({ now }) => poolSources(app, now)),
  }
}
