import {
  address,
  amount,
  chainTable,
  flag,
  int,
  oneOf,
  orNull,
  type RowOf,
  type TablesOf,
  text,
} from '#platform/std/chainTable.ts'

import { marketTables } from './marketTables.ts'

/**
 * State of a card. frozen: sold while it was staked, and the sale is open. OnSale: can be bought now. inUrn: in the
 * contract of the boxes, until a draw.
 */
export type Standing = 'held' | 'staked' | 'frozen' | 'heldOnSale' | 'stakedOnSale' | 'inUrn'

const onSale = 'listing_number is not null'
const inHands = `standing <> 'inUrn'`

/** One bought card. A stake's four columns are null and 0 where the card is not staked. */
export const nftCards = chainTable(
  'nftCards',
  {
    tokenId: int,
    /** Number of the purchase over all levels, from 1. */
    seq: int,
    level: int,
    owner: address,
    mintedAt: int,
    /** sun. */
    boughtFor: amount,
    /** Base units of USDT: what its last sale on the market was worth then; null where there was none. */
    soldWorth: orNull(amount),
    /** Base units of USDT: the level's price. */
    usdtPrice: amount,
    pledgeStart: orNull(int),
    unlockTime: orNull(int),
    /** Base units of TES reserved for the running stake, and paid of it. */
    reward: amount,
    paid: amount,
    standing: oneOf<Standing>(),
    /** Whether its owner lets the market move this very card; that it may move all is in the owner's row. */
    approved: flag,
    /** Number of the open listing, whether or not the market may move the card now; null without one. */
    openListing: orNull(int),
    /** The listing that can be bought now; six times null where there is none. */
    listingNumber: orNull(int),
    /** Number of the listing over all cards, from 1. */
    listingSeq: orNull(int),
    listingCoin: orNull(address),
    listingPrice: orNull(amount),
    listingWorth: orNull(amount),
    listingExpiry: orNull(int),
    /** The open frozen sale; five times null without one. */
    saleNumber: orNull(int),
    saleBuyer: orNull(address),
    saleCoin: orNull(address),
    saleAmount: orNull(amount),
    saleUnlockTime: orNull(int),
    /** Open offers on this very card. */
    offers: int,
    /** How many events the card has had: the size of its record list. */
    events: int,
    block: int,
  },
  {
    key: ['tokenId'],
    // One for each order and filter that cards are read in. A level's ids follow each other, so a level is a range of
    // ids, and ids within it are in the order of purchase.
    indexes: [
      { on: ['seq'], unique: true },
      // The counts of a card, and its place among its owner's, are read without the card.
      {
        on: ['owner', 'seq'],
        include: ['tokenId', 'level', 'unlockTime', 'listingNumber', 'saleNumber'],
      },
      { on: ['standing', 'tokenId'] },
      { on: ['standing', 'seq'] },
      { on: ['tokenId'], where: onSale },
      { on: ['seq'], where: onSale },
      { on: ['listingWorth', 'tokenId'], where: onSale },
      { on: ['level', 'listingWorth', 'tokenId'], where: onSale },
      { on: ['standing', 'listingWorth', 'tokenId'], where: onSale },
      { on: ['level', 'standing', 'listingWorth', 'tokenId'], where: onSale },
      { on: ['listingSeq'], where: onSale },
      { on: ['level', 'listingSeq'], where: onSale },
      { on: ['standing', 'listingSeq'], where: onSale },
      { on: ['level', 'standing', 'listingSeq'], where: onSale },
      { on: ['tokenId'], where: `listing_number is null and ${inHands}` },
      { on: ['tokenId'], where: inHands },
      { on: ['seq'], where: inHands },
    ],
  },
)
export type CardsTable = RowOf<typeof nftCards>

export type CardEventKind =
  | 'mint'
  | 'sale'
  | 'gift'
  | 'sealed'
  | 'drawn'
  | 'stake'
  | 'unstake'
  | 'leave'
  | 'claim'

/** What happened to a card; `seq` numbers a card's events from 1. */
export const nftCardEvents = chainTable(
  'nftCardEvents',
  {
    tokenId: int,
    seq: int,
    kind: oneOf<CardEventKind>(),
    fromAddress: orNull(address),
    toAddress: orNull(address),
    /** The coin's address, of the chain's own the zero address; null without an amount. */
    coin: orNull(address),
    amount: orNull(amount),
    time: int,
    txHash: text,
    block: int,
  },
  {
    key: ['tokenId', 'seq'],
    indexes: [
      // The accounts to which an address has sent cards, and what it has bought.
      { on: ['fromAddress', 'toAddress'], where: `kind = 'gift'` },
      { on: ['toAddress', 'block', 'tokenId'], where: `kind = 'mint'` },
      { on: ['toAddress', 'block', 'tokenId', 'seq'], where: `kind = 'sale'` },
    ],
  },
)
export type CardEventsTable = RowOf<typeof nftCardEvents>

/** One stake, running or ended; `seq` numbers an owner's stakes from 1. */
export const nftPledges = chainTable(
  'nftPledges',
  {
    owner: address,
    seq: int,
    tokenId: int,
    level: int,
    start: int,
    unlockTime: int,
    reward: amount,
    /** Paid or credited so far. */
    paid: amount,
    endedAt: orNull(int),
    ending: orNull(oneOf<'unstaked' | 'left'>()),
    /** Hash of the transaction that opened it. */
    txHash: text,
    block: int,
  },
  {
    key: ['owner', 'seq'],
    // A card has at most one running stake.
    indexes: [{ on: ['tokenId'], unique: true, where: 'ended_at is null' }],
  },
)
export type PledgesTable = RowOf<typeof nftPledges>

/** One payment of rewards. */
export const nftClaims = chainTable(
  'nftClaims',
  {
    block: int,
    txIndex: int,
    logIndex: int,
    owner: address,
    /** Among the owner's, from 1. */
    number: int,
    amount,
    /** Part of the amount that came from ended stakes. */
    owed: amount,
    /** All payments up to and with this claim: the difference of two rows is the sum between them. */
    totalPaid: amount,
    time: int,
    txHash: text,
  },
  {
    key: ['block', 'txIndex', 'logIndex'],
    indexes: [
      { on: ['time', 'block', 'txIndex', 'logIndex'] },
      { on: ['owner', 'number'], unique: true },
    ],
  },
)

/** What one address has; a row stays when the last card goes. */
export const nftHolders = chainTable(
  'nftHolders',
  {
    owner: address,
    cards: int,
    pledges: int,
    /** Base units of TES credited by ended stakes and not yet claimed. */
    owed: amount,
    claimed: amount,
    claims: int,
    /** Whether the market may move every card of theirs. */
    approvesAll: flag,
    /** Offers made, and those of them that are open. */
    offers: int,
    openOffers: int,
    block: int,
  },
  { key: ['owner'] },
)
export type HoldersTable = RowOf<typeof nftHolders>

export const nftLevelStats = chainTable(
  'nftLevelStats',
  {
    level: int,
    minted: int,
    staked: int,
    /** sun paid to the contract for cards of this level. */
    volume: amount,
    /** Sales on the market, and their worth. */
    sales: int,
    marketVolume: amount,
    /** Open offers for any card of the level. */
    offers: int,
    block: int,
  },
  { key: ['level'] },
)
export type LevelStatsTable = RowOf<typeof nftLevelStats>

/** One row, id 1. */
export const nftTotals = chainTable(
  'nftTotals',
  {
    id: int,
    minted: int,
    holders: int,
    /** Base units of TES. */
    rewardPaid: amount,
    /** Listings ever made. */
    listings: int,
    openOffers: int,
    /** The last rate on chain: so many sun were paid for so many base units of USDT. */
    rateSun: amount,
    rateUsdt: amount,
    block: int,
  },
  { key: ['id'] },
)
export type TotalsTable = RowOf<typeof nftTotals>

/**
 * How many cards of a level and a state are in one bucket of an order, so that a late page is found without passing all
 * cards before it. A row with 0 is deleted. level: the whole level, bucket 0 · id, seq, listing: buckets of 1,024 of
 * that number · worth: the ranges below. The order of seq has no levels: level 0.
 */
export const nftCardCounts = chainTable(
  'nftCardCounts',
  {
    list: oneOf<'level' | 'id' | 'seq' | 'listing' | 'worth'>(),
    level: int,
    standing: oneOf<Standing>(),
    bucket: int,
    cards: int,
    block: int,
  },
  { key: ['list', 'level', 'standing', 'bucket'] },
)
export type CardCountsTable = RowOf<typeof nftCardCounts>

/** The cards on sale, in the order of worth and id, cut into ranges of at most 1,024; one reaches up to the next. */
export const nftWorthRanges = chainTable(
  'nftWorthRanges',
  {
    id: int,
    fromWorth: amount,
    fromId: int,
    block: int,
  },
  {
    key: ['id'],
    indexes: [{ on: ['fromWorth', 'fromId'], unique: true }],
  },
)
export type WorthRangesTable = RowOf<typeof nftWorthRanges>

/**
 * All rows here are from chain: deleted and rebuilt from the events of Cards and CardMarket they come
 * out the same, byte for byte. `block` is the block of the row's last change.
 */
export const nftTables = [
  nftCards,
  nftCardEvents,
  nftPledges,
  nftClaims,
  nftHolders,
  nftLevelStats,
  nftTotals,
  nftCardCounts,
  nftWorthRanges,
  ...marketTables,
] as const
export type NftTables = TablesOf<typeof nftTables>
