import type { Handler } from '#platform/server/bind.ts'

import type { nftApi } from '../api.ts'
import { mulDivDown } from '#platform/std/amount.ts'
import { levelCounts, sizeOf } from './cardRows.ts'
import { cardsFacts, priceInSun } from './contract.ts'
import { totals } from './holders.ts'
import { levelsWithCounts } from './levels.ts'
import { levelFloors } from './market/floor.ts'

/** Base units of USDT whose price is asked for a rate: enough for all its digits. */
const asked = 1_000_000_000n

export const nftStatistic: Handler<typeof nftApi.nftStatistic> = async (_, call) => {
  const facts = await cardsFacts(call.app)
  const [levels, { minted, holders }, counts, floors, sun] = await Promise.all([
    levelsWithCounts(call),
    totals(call),
    levelCounts(call.db),
    levelFloors(
      call,
      facts.levels.map(({ level }) => level),
    ),
    priceInSun(call.app, asked),
  ])
  let [supply, staked, volume, sales, marketVolume] = [0, 0, 0n, 0, 0n]
  const byLevel = []
  for (const level of levels) {
    supply += level.supply
    staked += level.staked
    volume += level.volume
    sales += level.sales
    marketVolume += level.marketVolume
    const cheapest = floors.get(level.level)
    byLevel.push({
      level: level.level,
      levelStr: level.levelStr,
      minted: level.minted,
      staked: level.staked,
      listed: sizeOf(counts, { level: level.level, which: 'onSale' }),
      floor: cheapest === undefined ? null : String(cheapest),
    })
  }
  const [floor] = [...floors.values()].toSorted((a, b) => (a < b ? -1 : 1))
  return {
    supply,
    minted,
    staked,
    holders,
    volume: String(volume),
    marketVolume: String(marketVolume),
    sales,
    listed: sizeOf(counts, { which: 'onSale' }),
    floor: floor === undefined ? null : String(floor),
    trxRate: sun === null ? null : String(mulDivDown(1_000_000n, asked, sun)),
    byLevel,
  }
}
