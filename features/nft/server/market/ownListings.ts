import type { Call } from '#platform/server/call.ts'
import { Failure } from '#platform/std/failure.ts'

import { nftFailures } from '../../failures.ts'
import type { NftTables } from '../../tables.ts'
import { marketOf } from './facts.ts'

/** Refuses whoever has no card on sale. */
export async function mustHaveListings(call: Call): Promise<void> {
  const rows = await call.db
    .withTables<NftTables>()
    .selectFrom('nftCards')
    .select('tokenId')
    .where('owner', '=', call.address)
    .execute()
  for (const { tokenId } of rows) {
    const args = [BigInt(tokenId)] as const
    const read = { ...marketOf(call.app), functionName: 'listingOf', args } as const
    const [open] = await call.app.node.readContract(read)
    if (open) return
  }
  throw new Failure(nftFailures.NOT_LISTED)
}
