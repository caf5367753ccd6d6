import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import type { Selectable, Transaction } from 'kysely'

import type { ListingState, ListingsTable, NftTables } from '../../tables.ts'
import { cardRow, changeCard, unlisted } from '../standing.ts'

type Listing = Selectable<ListingsTable>

const tables = (at: BlockContext): Transaction<NftTables> => at.db

/** A listing in the columns of its card: there as long as it can be bought. */
const columnsOf = (listing: Listing) => ({
  listingNumber: listing.number,
  listingSeq: listing.seq,
  listingCoin: listing.coin,
  listingPrice: listing.price,
  listingWorth: listing.worth,
  listingExpiry: listing.expiry,
})

/** Ends the open listing of a card, where there is one. What the card's row shows of it, the caller ends. */
export async function endListing(
  at: BlockContext,
  tokenId: number,
  state: Exclude<ListingState, 'open'>,
): Promise<void> {
  await tables(at)
    .updateTable('nftListings')
    .set({ state, endedAt: at.time, block: at.block })
    .where('tokenId', '=', tokenId)
    .where('state', '=', 'open')
    .execute()
}

/** The same, and nobody can buy it any more. */
export async function takeOff(
  at: BlockContext,
  tokenId: number,
  state: 'takenDown' | 'expired',
): Promise<void> {
  await endListing(at, tokenId, state)
  await changeCard(at, await cardRow(at, tokenId), unlisted)
}

/** Every open listing of a seller. */
export function openListingsOf(at: BlockContext, seller: string): Promise<Listing[]> {
  return tables(at)
    .selectFrom('nftListings')
    .selectAll()
    .where('seller', '=', seller as Listing['seller'])
    .where('state', '=', 'open')
    .orderBy('tokenId')
    .execute()
}

/** Shows the open listing of a card where the market may move the card, else hides it: it lives on unseen. */
export async function showListing(
  at: BlockContext,
  tokenId: number,
  mayMove: boolean,
  change: { approved?: boolean } = {},
): Promise<void> {
  const open = await tables(at)
    .selectFrom('nftListings')
    .selectAll()
    .where('tokenId', '=', tokenId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  const shown = open !== undefined && mayMove ? columnsOf(open) : unlisted
  await changeCard(at, await cardRow(at, tokenId), { ...change, ...shown })
}

/** Writes a listing down; the one before it ends. */
export async function addListing(
  event: EventContext,
  listing: Omit<Listing, 'state' | 'endedAt' | 'listedAt' | 'txHash' | 'block'>,
): Promise<void> {
  await endListing(event, listing.tokenId, 'replaced')
  const { time, txHash, block } = event
  await tables(event)
    .insertInto('nftListings')
    .values({ state: 'open', endedAt: null, listedAt: time, txHash, block, ...listing })
    .execute()
}

/** Time alone ends a listing: at its expiry, from the first block on that is not before it. */
export async function expireListings(at: BlockContext): Promise<void> {
  const due = await tables(at)
    .selectFrom('nftListings')
    .select('tokenId')
    .where('state', '=', 'open')
    .where('expiry', '<=', at.time)
    .orderBy('tokenId')
    .execute()
  for (const { tokenId } of due) await takeOff(at, tokenId, 'expired')
}
