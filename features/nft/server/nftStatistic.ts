import type { Handler } from '#platform/server/bind.ts'

import type { nftApi } from '../api.ts'
import { levelCounts, sizeOf } from './cardRows.ts'
import { cardsFacts } from './contract.ts'
import { totals } from './holders.ts'
import { levelsWithCounts } from './levels.ts'
import { levelFloors } from './market/floor.ts'

export const nftStatistic: Handler<typeof nftApi.nftStatistic> = async (_, call) => {
  const facts = await cardsFacts(call.app)
  const [levels, { minted, holders }, counts, floors] = await Promise.all([
    levelsWithCounts(call),
    totals(call),
    levelCounts(call.db),
    levelFloors(
      call,
      facts.levels.map(({ level }) => level),
    ),
  ])
  let [supply, staked, volume, sales, marketVolume] = [0, 0, 0n, 0, 0n]
  let floor: bigint | null = null
  const lower = (price: bigint | null): void => {
    if (price !== null && (floor === null || price < floor)) floor = price
  }
  const byLevel = []
  for (const level of levels) {
    supply += level.supply
    staked += level.staked
    volume += level.volume
    sales += level.sales
    marketVolume += level.marketVolume
    if (level.minted < level.supply) lower(level.price)
    const cheapest = floors.get(level.level) ?? null
    lower(cheapest)
    byLevel.push({
      level: level.level,
      levelStr: level.levelStr,
      minted: level.minted,
      staked: level.staked,
      listed: sizeOf(counts, { level: level.level, which: 'onSale' }),
      floor: cheapest === null ? null : String(cheapest),
    })
  }
  return {
    supply,
    minted,
    staked,
    holders,
    volume: String(volume),
    marketVolume: String(marketVolume),
    sales,
    listed: sizeOf(counts, { which: 'onSale' }),
    floor: floor === null ? null : String(floor),
    byLevel,
  }
}
