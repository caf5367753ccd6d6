import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { type ListingState, type ListingsTable, nftListings } from '../../marketTables.ts'
import { type CardRow as Card, cardRow, changeCard, unlisted, unseen } from '../standing.ts'

type Listing = ListingsTable

/** A listing in the columns of its card: there as long as it can be bought. */
const columnsOf = (listing: Listing) => ({
  listingNumber: listing.number,
  listingSeq: listing.seq,
  listingCoin: listing.coin,
  listingPrice: listing.price,
  listingWorth: listing.worth,
  listingExpiry: listing.expiry,
})

/** Ends the open listing of a card, if there is one. The caller updates the card's row. */
export async function endListing(
  { store, time, block }: BlockContext,
  { tokenId, openListing }: Pick<Card, 'tokenId' | 'openListing'>,
  state: Exclude<ListingState, 'open'>,
): Promise<void> {
  if (openListing === null) return
  const key = { tokenId, number: openListing }
  await store.update(nftListings, key, { state, endedAt: time, block })
}

/** The same, and it can no longer be bought. */
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
export const openListingsOf = async (
  { store }: BlockContext,
  seller: Address,
): Promise<Listing[]> => store.list(nftListings, { seller, state: 'open' }, { by: ['tokenId'] })

/** Shows the open listing of a card if the market may move the card, else hides it: it stays open unseen. */
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

const openListingOf = async (
  { store }: BlockContext,
  { tokenId, openListing }: Card,
): Promise<Listing | undefined> =>
  openListing === null ? undefined : store.get(nftListings, { tokenId, number: openListing })

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
  await event.store.insert(nftListings, row)
  const shown = mayMove ? columnsOf(row) : unseen
  await changeCard(event, card, { openListing: row.number, ...shown })
}

/** Time alone ends a listing: at its expiry, from the first block on that is not before it. */
export async function expireListings(at: BlockContext): Promise<void> {
  const due = await at.store.list(
    nftListings,
    { state: 'open' },
    { until: { expiry: at.time }, by: ['tokenId'] },
  )
  for (const { tokenId } of due) await takeOff(at, tokenId, 'expired')
}
