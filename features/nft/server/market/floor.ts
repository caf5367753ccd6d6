import type { Call } from '#platform/server/call.ts'
import { sql } from 'kysely'

/** Worth of each level's cheapest listing, in base units of USDT; a level without one is left out. */
export async function levelFloors(
  { db }: Call,
  levels: readonly number[],
): Promise<ReadonlyMap<number, bigint>> {
  const { rows } = await sql<{ level: number; worth: bigint }>`
    select wanted.level, cheapest.worth
    from unnest(array[${sql.join(levels)}]::int8[]) as wanted (level) cross join lateral (
      select listing_worth as worth from nft_cards
      where listing_number is not null and nft_cards.level = wanted.level
      order by listing_worth, token_id limit 1
    ) as cheapest`.execute(db)
  return new Map(rows.map(({ level, worth }) => [level, worth]))
}

/** Of one level; null without a listing. */
export const levelFloor = async (call: Call, level: number): Promise<bigint | null> =>
  (await levelFloors(call, [level])).get(level) ?? null
