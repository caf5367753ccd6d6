import type { Handler } from '#platform/server/bind.ts'

import type { nftApi } from '../api.ts'
import { totals } from './holders.ts'
import { levelsWithCounts } from './levels.ts'

export const nftStatistic: Handler<typeof nftApi.nftStatistic> = async (_, call) => {
  const [levels, { minted, holders }] = await Promise.all([levelsWithCounts(call), totals(call)])
  let [supply, staked, volume] = [0, 0, 0n]
  let floor: bigint | null = null
  for (const level of levels) {
    supply += level.supply
    staked += level.staked
    volume += level.volume
    const onSale = level.minted < level.supply
    if (onSale && (floor === null || level.price < floor)) floor = level.price
  }
  return {
    supply,
    minted,
    staked,
    holders,
    volume: String(volume),
    floor: floor === null ? null : String(floor),
    byLevel: levels.map((level) => ({
      level: level.level,
      levelStr: level.levelStr,
      minted: level.minted,
      staked: level.staked,
    })),
  }
}
