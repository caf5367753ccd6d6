import type { Call } from '#platform/server/call.ts'

import type { NftTables } from '../../tables.ts'

/** Worth of a level's cheapest listing, in base units of USDT; null without one. */
export async function levelFloor(call: Call, level: number): Promise<bigint | null> {
  const cheapest = await call.db
    .withTables<NftTables>()
    .selectFrom('nftCards')
    .select('listingWorth')
    .where('listingNumber', 'is not', null)
    .where('level', '=', level)
    .orderBy('listingWorth')
    .orderBy('tokenId')
    .limit(1)
    .executeTakeFirst()
  return cheapest?.listingWorth ?? null
}
