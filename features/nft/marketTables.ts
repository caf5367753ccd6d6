import {
  address,
  amount,
  chainTable,
  int,
  oneOf,
  orNull,
  type RowOf,
  text,
} from '#platform/std/chainTable.ts'

export type ListingState =
  | 'open'
  | 'sold'
  | 'frozen'
  | 'takenDown'
  | 'replaced'
  | 'expired'
  | 'moved'
  | 'staked'

/**
 * One listing; `number` counts a card's from 1. An open one can be bought as long as the market may move the card.
 * `coin` is the coin's address, of the chain's own the zero address; `worth` is base units of USDT at the last rate of
 * the chain then: so in all tables.
 */
export const nftListings = chainTable(
  'nftListings',
  {
    tokenId: int,
    number: int,
    /** Number of the listing over all cards, from 1. */
    seq: int,
    seller: address,
    coin: address,
    price: amount,
    worth: amount,
    listedAt: int,
    expiry: int,
    state: oneOf<ListingState>(),
    endedAt: orNull(int),
    txHash: text,
    block: int,
  },
  {
    key: ['tokenId', 'number'],
    // A card has at most one open listing.
    indexes: [
      { on: ['tokenId'], unique: true, where: `state = 'open'` },
      { on: ['seller', 'tokenId'], where: `state = 'open'` },
      { on: ['expiry'], where: `state = 'open'` },
    ],
  },
)
export type ListingsTable = RowOf<typeof nftListings>

/** A card sold while it was staked. broken: the card moved or was staked again, and the money waits for its buyer. */
export const nftFrozenSales = chainTable(
  'nftFrozenSales',
  {
    tokenId: int,
    /** Of the listing that was bought. */
    number: int,
    level: int,
    seller: address,
    buyer: address,
    coin: address,
    amount,
    state: oneOf<'standing' | 'broken' | 'settled' | 'cancelled'>(),
    soldAt: int,
    unlockTime: int,
    endedAt: orNull(int),
    txHash: text,
    block: int,
  },
  {
    key: ['tokenId', 'number'],
    indexes: [
      { on: ['seller', 'soldAt desc', 'tokenId', 'number'], include: ['state'] },
      { on: ['buyer', 'soldAt desc', 'tokenId', 'number'], include: ['state'] },
    ],
  },
)
export type FrozenSalesTable = RowOf<typeof nftFrozenSales>

/** One offer. expired: over by time, its money not called back yet. */
export const nftOffers = chainTable(
  'nftOffers',
  {
    number: int,
    maker: address,
    /** null: for any card of the level. */
    tokenId: orNull(int),
    level: int,
    coin: address,
    amount,
    worth: amount,
    state: oneOf<'open' | 'expired' | 'accepted' | 'cancelled'>(),
    madeAt: int,
    expiry: int,
    endedAt: orNull(int),
    txHash: text,
    block: int,
  },
  {
    key: ['number'],
    indexes: [
      { on: ['maker', 'number'] },
      { on: ['maker', 'number'], where: `state = 'open'` },
      { on: ['maker', 'number'], where: `state <> 'open'` },
      { on: ['expiry'], where: `state = 'open'` },
      { on: ['worth desc', 'number'], where: `state = 'open'` },
      { on: ['tokenId', 'worth desc', 'number'], where: `state = 'open' and token_id is not null` },
      { on: ['level', 'worth desc', 'number'], where: `state = 'open' and token_id is null` },
    ],
  },
)
export type OffersTable = RowOf<typeof nftOffers>

/** One change of hands for money. mint: bought from the contract. */
export const nftSales = chainTable(
  'nftSales',
  {
    block: int,
    txIndex: int,
    logIndex: int,
    tokenId: int,
    level: int,
    kind: oneOf<'mint' | 'sale' | 'offer'>(),
    coin: address,
    price: amount,
    worth: amount,
    time: int,
    txHash: text,
  },
  {
    key: ['block', 'txIndex', 'logIndex'],
    indexes: [
      { on: ['tokenId', 'block', 'txIndex', 'logIndex'] },
      { on: ['level', 'block', 'txIndex', 'logIndex'] },
    ],
  },
)
export type SalesTable = RowOf<typeof nftSales>

/** What the market owes of a coin: for open and expired offers, for open frozen sales, and credits. */
export const nftMarketOwed = chainTable(
  'nftMarketOwed',
  {
    coin: address,
    offers: amount,
    sales: amount,
    credits: amount,
    block: int,
  },
  { key: ['coin'] },
)
export type MarketOwedTable = RowOf<typeof nftMarketOwed>

/** From the events of CardMarket. */
export const marketTables = [
  nftListings,
  nftFrozenSales,
  nftOffers,
  nftSales,
  nftMarketOwed,
] as const
