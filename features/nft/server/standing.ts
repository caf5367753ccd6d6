import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { type CardsTable, nftCards, type Standing } from '../tables.ts'
import { moveInLists } from './cardLists.ts'
import { type Line, addLine } from './records.ts'

export type CardRow = CardsTable

/** An indexer's changes of a card; its state and its counted lists follow. */
type CardChange = Partial<
  Omit<CardsTable, 'tokenId' | 'seq' | 'level' | 'standing' | 'events' | 'block'>
>

/** A stake's four columns where there is none. */
export const unstaked = { pledgeStart: null, unlockTime: null, reward: 0n, paid: 0n } as const

/** Columns of a card for sale: six; its open listing, hidden or not; and five of its sale. */
export const unseen = {
  listingNumber: null,
  listingSeq: null,
  listingCoin: null,
  listingPrice: null,
  listingWorth: null,
  listingExpiry: null,
} as const
export const unlisted = { openListing: null, ...unseen } as const
export const unsold = {
  saleNumber: null,
  saleBuyer: null,
  saleCoin: null,
  saleAmount: null,
  saleUnlockTime: null,
} as const

const nothing = {} as const
const both = { ...unlisted, ...unsold } as const

/** The parts of its listing and its sale that end when the card moves or is staked. */
export function freed({ openListing, saleNumber }: CardRow) {
  if (openListing === null) return saleNumber === null ? nothing : unsold
  return saleNumber === null ? unlisted : both
}

/** `urns`: the contract of the boxes, which neither stakes nor sells. */
function standingOf(
  card: Pick<CardRow, 'owner' | 'saleNumber' | 'listingNumber' | 'unlockTime'>,
  urns: Address,
): Standing {
  if (card.owner === urns) return 'inUrn'
  if (card.saleNumber !== null) return 'frozen'
  const staked = card.unlockTime !== null
  if (card.listingNumber !== null) return staked ? 'stakedOnSale' : 'heldOnSale'
  return staked ? 'staked' : 'held'
}

export const cardRow = async ({ store }: BlockContext, tokenId: number): Promise<CardRow> =>
  store.get(nftCards, { tokenId })

/** The only writer of a bought card's row, except for its counts. `events`: the number of its events. */
export async function changeCard(
  at: BlockContext,
  before: CardRow,
  change: CardChange,
  events = before.events,
): Promise<void> {
  const { block } = at
  const { tokenId, seq, level } = before
  const {
    owner = before.owner,
    unlockTime = before.unlockTime,
    saleNumber = before.saleNumber,
    listingNumber = before.listingNumber,
    listingSeq = before.listingSeq,
    listingWorth = before.listingWorth,
  } = change
  const urns = at.address('BlindBoxes')
  const standing = standingOf({ owner, saleNumber, listingNumber, unlockTime }, urns)
  await at.store.update(nftCards, before, { block, standing, events, ...change })
  moveInLists(at, before, { tokenId, seq, level, standing, listingSeq, listingWorth })
}

/** The same, with one more line in the card's record. */
export async function changeAndEmit(
  event: EventContext,
  before: CardRow,
  change: CardChange,
  line: Line,
): Promise<void> {
  const { tokenId } = before
  const events = before.events + 1
  await changeCard(event, before, change, events)
  addLine(event, { tokenId, events }, line)
}
