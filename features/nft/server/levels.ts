import type { Call } from '#platform/server/call.ts'
import { Failure } from '#platform/std/failure.ts'

import { nftFailures } from '../failures.ts'
import type { CardLevel } from '../shapes.ts'
import type { NftTables } from '../tables.ts'
import { type LevelFacts, cardsFacts, priceInSun } from './contract.ts'
import { type LevelCount, noneOfLevel } from './tallies.ts'

/** Every level, in order, with its facts and its counts. */
export async function levelsWithCounts(call: Call): Promise<(LevelFacts & LevelCount)[]> {
  const [facts, rows] = await Promise.all([
    cardsFacts(call.app),
    call.db.withTables<NftTables>().selectFrom('nftLevelStats').selectAll().execute(),
  ])
  const counts = new Map(rows.map((row) => [row.level, row]))
  return facts.levels.map((level) => {
    const { minted, staked, volume, sales, marketVolume, offers } =
      counts.get(level.level) ?? noneOfLevel
    return { minted, staked, volume, sales, marketVolume, offers, ...level }
  })
}

/** As the reply has them, at the price of this moment. */
export async function levelViews(call: Call): Promise<CardLevel[]> {
  const levels = await levelsWithCounts(call)
  return Promise.all(levels.map((level) => viewOf(call, level)))
}

/** One of them, or NO_SUCH_LEVEL. */
export async function levelView(call: Call, level: number): Promise<CardLevel> {
  return viewOf(call, await levelOrRefuse(call, level))
}

async function viewOf(
  { app }: Call,
  { level, levelStr, supply, minted, ...rest }: LevelFacts & LevelCount,
): Promise<CardLevel> {
  const sun = await priceInSun(app, rest.price)
  return {
    level,
    levelStr,
    remainSupply: supply - minted,
    supply,
    pledgeTime: rest.pledgeTime,
    price: String(rest.price),
    priceTrx: sun === null ? null : String(sun),
    nextTokenId: rest.firstTokenId + minted,
    fundAddress: rest.fundAddress,
    power: rest.power,
  }
}

/** The level, or NO_SUCH_LEVEL. */
export async function levelOrRefuse(call: Call, level: number): Promise<LevelFacts & LevelCount> {
  const found = (await levelsWithCounts(call)).find((one) => one.level === level)
  if (found === undefined) throw new Failure(nftFailures.NO_SUCH_LEVEL, { field: 'level' })
  return found
}
