import type { Call } from '#platform/server/call.ts'
import { Failure } from '#platform/std/failure.ts'

import { nftFailures } from '../../failures.ts'
import type { NftTables } from '../../tables.ts'

/** Refuses whoever has no listing to end. One that nobody can buy now is one too. */
export async function mustHaveListings(call: Call): Promise<void> {
  const open = await call.db
    .withTables<NftTables>()
    .selectFrom('nftListings')
    .select('tokenId')
    .where('seller', '=', call.address)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  if (open === undefined) throw new Failure(nftFailures.NOT_LISTED)
}
