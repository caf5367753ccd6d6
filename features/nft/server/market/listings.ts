import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import type { Selectable, Transaction } from 'kysely'

import type { ListingState, ListingsTable } from '../../marketTables.ts'
import type { NftTables } from '../../tables.ts'
import { type CardRow as Card, cardRow, changeCard, unlisted, unseen } from '../standing.ts'

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

/** Ends the open listing of a card, where there is one. What the card's row says of it, the caller ends. */
export async function endListing(
  at: BlockContext,
  { tokenId, openListing }: Pick<Card, 'tokenId' | 'openListing'>,
  state: Exclude<ListingState, 'open'>,
): Promise<void> {
  if (openListing === null) return
  await tables(at)
    .updateTable('nftListings')
    .set({ state, endedAt: at.time, block: at.block })
    .where('tokenId', '=', tokenId)
    .where('number', '=', openListing)
    .execute()
}

/** The same, and nobody can buy it any more. */
export async function takeOff(
  at: BlockContext,
  tokenId: number,
  state: 'takenDown' | 'expired',
): Promise<void> {
  const card = await cardRow(at, tokenId)
  await endListing(at, card, state)
  await changeCard(at, card, unlisted)
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
  card: Card,
  mayMove: boolean,
  change: { approved?: boolean } = {},
): Promise<void> {
  const open = mayMove ? await openListingOf(at, card) : undefined
  const shown = open === undefined ? unseen : columnsOf(open)
  await changeCard(at, card, { ...change, ...shown })
}

async function openListingOf(
  at: BlockContext,
  { tokenId, openListing }: Card,
): Promise<Listing | undefined> {
  if (openListing === null) return undefined
  return tables(at)
    .selectFrom('nftListings')
    .selectAll()
    .where('tokenId', '=', tokenId)
    .where('number', '=', openListing)
    .executeTakeFirstOrThrow()
}

/** Writes a card's listing down, shown where the market may move the card; the one before it ends. */
export async function addListing(
  event: EventContext,
  card: Card,
  mayMove: boolean,
  listing: Omit<Listing, 'tokenId' | 'state' | 'endedAt' | 'listedAt' | 'txHash' | 'block'>,
): Promise<void> {
  const { time, txHash, block } = event
  const { tokenId } = card
  await endListing(event, card, 'replaced')
  const row: Listing = {
    tokenId,
    state: 'open',
    endedAt: null,
    listedAt: time,
    txHash,
    block,
    ...listing,
  }
  await tables(event).insertInto('nftListings').values(row).execute()
  const shown = mayMove ? columnsOf(row) : unseen
  await changeCard(event, card, { openListing: row.number, ...shown })
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
