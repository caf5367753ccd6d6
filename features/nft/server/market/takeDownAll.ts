import type { Propose } from '#platform/server/orders/bindActions.ts'
import type { Call } from '#platform/server/call.ts'
import { Failure } from '#platform/std/failure.ts'

import type { marketActions } from '../../marketActions.ts'
import { nftFailures } from '../../failures.ts'
import type { NftTables } from '../../tables.ts'

export const takeDownAll: Propose<typeof marketActions.takeDownAll> = async (_, call) => {
  await mustHaveListings(call)
  return {}
}

/** Refuses an account without a listing to end. A listing that nobody can buy now counts too. */
async function mustHaveListings(call: Call): Promise<void> {
  const open = await call.db
    .withTables<NftTables>()
    .selectFrom('nftListings')
    .select('tokenId')
    .where('seller', '=', call.address)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  if (open === undefined) throw new Failure(nftFailures.NONE_LISTED)
}
