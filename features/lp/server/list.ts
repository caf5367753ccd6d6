import type { Handler } from '#platform/server/bind.ts'

import type { lpApi } from '../api.ts'
import { stakePools } from './contract.ts'
import { poolStake, tesPrice } from './poolStakes.ts'

export const list: Handler<typeof lpApi.list> = async (_, call) => {
  const [pools, tes] = await Promise.all([stakePools(call.app), tesPrice(call.app)])
  return { pools: await Promise.all(pools.map((pool) => poolStake(call, pool, tes))) }
}
