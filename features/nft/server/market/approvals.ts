import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { type CardsTable, nftHolders } from '../../tables.ts'
import { newHolder } from '../counters.ts'
import { cardRow } from '../standing.ts'
import { openListingsOf, showListing } from './listings.ts'

/**
 * An owner's operator matters here if it is the market: a listing can be bought only as long as the market may move the
 * card, and again after a new approval.
 */

/** Whether an owner lets the market move all cards. */
async function mayMoveAll({ store }: BlockContext, owner: Address): Promise<boolean> {
  return (await store.find(nftHolders, { owner }))?.approvesAll ?? false
}

export async function mayMove(
  at: BlockContext,
  card: Pick<CardsTable, 'owner' | 'approved'>,
): Promise<boolean> {
  return card.approved || (await mayMoveAll(at, card.owner))
}

/** A card has one approval: another's takes the market's place. */
export async function approveOne(
  event: EventContext,
  tokenId: number,
  operator: Address,
): Promise<void> {
  const approved = operator === event.address('CardMarket')
  const card = await cardRow(event, tokenId)
  await showListing(event, card, await mayMove(event, { ...card, approved }), { approved })
}

export async function approveAll(
  event: EventContext,
  owner: Address,
  operator: Address,
  approvesAll: boolean,
): Promise<void> {
  if (operator !== event.address('CardMarket')) return
  const { store, block } = event
  await store.upsert(nftHolders, { owner, ...newHolder, approvesAll, block }, () => ({
    approvesAll,
    block,
  }))
  for (const { tokenId } of await openListingsOf(event, owner)) {
    const card = await cardRow(event, tokenId)
    await showListing(event, card, card.approved || approvesAll)
  }
}
