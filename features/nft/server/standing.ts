import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'
import type { Selectable, Transaction } from 'kysely'

import type { CardsTable, NftTables, Standing } from '../tables.ts'
import { moveInLists } from './cardLists.ts'
import { type Line, addLine } from './records.ts'

/** What of a card's row its events ask for. */
const asked = [
  'tokenId',
  'seq',
  'level',
  'owner',
  'usdtPrice',
  'unlockTime',
  'standing',
  'approved',
  'openListing',
  'listingNumber',
  'listingSeq',
  'listingWorth',
  'saleNumber',
  'events',
] as const
export type CardRow = Pick<Selectable<CardsTable>, (typeof asked)[number]>

/** What an indexer changes of a card by itself; its standing and the lists it is counted in follow. */
type CardChange = Partial<
  Omit<Selectable<CardsTable>, 'tokenId' | 'seq' | 'level' | 'standing' | 'events' | 'block'>
>

/** A stake's four columns where there is none. */
export const unstaked = { pledgeStart: null, unlockTime: null, reward: 0n, paid: 0n } as const

/** What can be bought now: six columns; with the listing behind it, seen or not; and the sale's five. */
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

/** What of its listing and of its sale goes when the card moves or is staked. */
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

export function cardRow({ db }: BlockContext, tokenId: number): Promise<CardRow> {
  const tables: Transaction<NftTables> = db
  return tables
    .selectFrom('nftCards')
    .select(asked)
    .where('tokenId', '=', tokenId)
    .executeTakeFirstOrThrow()
}

/** The one way in which a bought card's row changes, but for what is counted in it. `events`: how many it has had. */
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
  await (at.db as Transaction<NftTables>)
    .updateTable('nftCards')
    .set(change)
    .set({ standing, events, block })
    .where('tokenId', '=', tokenId)
    .execute()
  moveInLists(at, before, { tokenId, seq, level, standing, listingSeq, listingWorth })
}

/** The same, with one more line in the card's record. */
export async function changeAndTell(
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
