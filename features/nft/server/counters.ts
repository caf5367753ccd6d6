import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { type HoldersTable, nftHolders } from '../tables.ts'

/**
 * The numbers on screens are updated with the events, so that no read counts a whole table. They change in the
 * transaction of the event, and roll back with it. Here are those that an event needs at once; sums are in
 * `tallies.ts`.
 */

/** Of an account without a row. */
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

/** Adds to an address's counts; creates its row if there is none. Returns it. */
export async function addToHolder(
  { store, block }: BlockContext,
  owner: Address,
  change: Partial<
    Pick<HoldersTable, 'pledges' | 'owed' | 'claimed' | 'claims' | 'offers' | 'openOffers'>
  >,
): Promise<HoldersTable> {
  const { pledges = 0, owed = 0n, claimed = 0n, claims = 0, offers = 0, openOffers = 0 } = change
  return store.upsert(nftHolders, { owner, ...newHolder, ...change, block }, (row) => ({
    pledges: row.pledges + pledges,
    owed: row.owed + owed,
    claimed: row.claimed + claimed,
    claims: row.claims + claims,
    offers: row.offers + offers,
    openOffers: row.openOffers + openOffers,
    block,
  }))
}
