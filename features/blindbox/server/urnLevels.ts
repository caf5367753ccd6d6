import { type CardLevelFacts, cardLevels } from '#features/nft/public.server.ts'
import type { Product } from '#features/sales/public.server.ts'
import type { Call } from '#platform/server/call.ts'
import { sql } from 'kysely'

import type { BlindboxTables } from '../tables.ts'

type UrnLevel = NonNullable<Product['urn']>[number]

/** What each of some series has in its urn, level by level, the dearest last as levels are numbered. */
export async function urnLevels(
  call: Call,
  seriesIds: readonly number[],
): Promise<ReadonlyMap<number, UrnLevel[]>> {
  const urns = new Map<number, UrnLevel[]>(seriesIds.map((seriesId) => [seriesId, []]))
  if (seriesIds.length === 0) return urns
  const levels = await cardLevels(call.app)
  const firsts = levels.map(({ firstTokenId }) => firstTokenId)
  const rows = await call.db
    .withTables<BlindboxTables>()
    .selectFrom('blindboxUrnCards')
    .select([
      'seriesId',
      // In which range of ids, hence of which level.
      sql<number>`width_bucket(token_id, ${firsts}::int8[])::int8`.as('level'),
      sql<number>`count(*)::int8`.as('size'),
      sql<number>`count(*) filter (where drawn_seq is null)::int8`.as('left'),
    ])
    .where('seriesId', 'in', seriesIds)
    .groupBy(['seriesId', 'level'])
    .orderBy('level')
    .execute()
  for (const { seriesId, level, size, left } of rows) {
    const { levelStr, price } = factsOf(levels, level)
    urns.get(seriesId)?.push({ level, levelStr, size, left, price: String(price) })
  }
  return urns
}

/** Base units of USDT that a draw is worth on average, rounded down; null where nothing is left. */
export function expectedOf(urn: readonly UrnLevel[]): bigint | null {
  const left = urn.reduce((sum, level) => sum + level.left, 0)
  const worth = urn.reduce((sum, { left: cards, price }) => sum + BigInt(cards) * BigInt(price), 0n)
  return left === 0 ? null : worth / BigInt(left)
}

function factsOf(levels: readonly CardLevelFacts[], level: number): CardLevelFacts {
  const found = levels[level - 1]
  if (found === undefined) throw new Error(`the contract has no level ${level}`)
  return found
}
