import { plusEach } from '#platform/server/indexer/plus.ts'
import type { Address } from '#platform/std/address.ts'
import type { Transaction } from 'kysely'

import type { HoldersTable, NftTables } from '../tables.ts'

/**
 * The numbers that screens show are kept as the events come, so that no reading counts a
 * whole table. They change in the transaction of the event, and roll back with it. Here are those that
 * an event needs at once; what only adds up is in `tallies.ts`.
 */

type Db = Transaction<NftTables>

/** Of whom nothing is known yet. */
export const newHolder = {
  cards: 0,
  pledges: 0,
  owed: 0n,
  claimed: 0n,
  claims: 0,
  approvesAll: false,
  offers: 0,
  openOffers: 0,
}

/** Adds to what an address has; makes its row where it has none. Returns its counts afterwards. */
export async function addToHolder(
  db: Db,
  block: number,
  owner: Address,
  change: Partial<
    Pick<HoldersTable, 'pledges' | 'owed' | 'claimed' | 'claims' | 'offers' | 'openOffers'>
  >,
): Promise<Pick<HoldersTable, 'pledges' | 'claims'>> {
  return db
    .insertInto('nftHolders')
    .values({ owner, ...newHolder, ...change, block })
    .onConflict((conflict) =>
      conflict.column('owner').doUpdateSet({ block, ...plusEach('nft_holders', change) }),
    )
    .returning(['pledges', 'claims'])
    .executeTakeFirstOrThrow()
}
