import type { Address } from '#platform/std/address.ts'

/**
 * All rows here are from chain: deleted and rebuilt from the events of Cards and CardMarket they come
 * out the same, byte for byte. `block` is the block of the row's last change.
 */
export type NftTables = {
  nftCards: CardsTable
  nftCardEvents: CardEventsTable
  nftPledges: PledgesTable
  nftClaims: ClaimsTable
  nftHolders: HoldersTable
  nftLevelStats: LevelStatsTable
  nftTotals: TotalsTable
  nftListings: ListingsTable
  nftFrozenSales: FrozenSalesTable
  nftOffers: OffersTable
  nftSales: SalesTable
  nftCardCounts: CardCountsTable
  nftWorthRanges: WorthRangesTable
}

/**
 * What a card is to who looks for one. frozen: sold while it was staked, and the sale stands. OnSale: can be bought now.
 * inUrn: lies in the contract of the boxes, from where draws alone take it.
 */
export type Standing = 'held' | 'staked' | 'frozen' | 'heldOnSale' | 'stakedOnSale' | 'inUrn'

/** One bought card. A stake's four columns are null and 0 where the card is not staked. */
export interface CardsTable {
  tokenId: number
  /** Number of the purchase over all levels, from 1. */
  seq: number
  level: number
  owner: Address
  mintedAt: number
  /** sun. */
  boughtFor: bigint
  /** Base units of USDT: the level's price. */
  usdtPrice: bigint
  pledgeStart: number | null
  unlockTime: number | null
  /** Base units of TES reserved for the running stake, and paid of it. */
  reward: bigint
  paid: bigint
  standing: Standing
  /** Whether its owner lets the market move this very card; that it may move all is in the owner's row. */
  approved: boolean
  /** Number of the listing that stands, whether or not the market may move the card by now; null where none does. */
  openListing: number | null
  /** The listing that can be bought now; six times null where there is none. */
  listingNumber: number | null
  /** Number of the listing over all cards, from 1. */
  listingSeq: number | null
  listingCoin: Address | null
  listingPrice: bigint | null
  listingWorth: bigint | null
  listingExpiry: number | null
  /** The frozen sale that stands; five times null where there is none. */
  saleNumber: number | null
  saleBuyer: Address | null
  saleCoin: Address | null
  saleAmount: bigint | null
  saleUnlockTime: number | null
  /** Open offers on this very card. */
  offers: number
  /** How many events the card has had: the size of its record list. */
  events: number
  block: number
}

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
export interface CardEventsTable {
  tokenId: number
  seq: number
  kind: CardEventKind
  fromAddress: Address | null
  toAddress: Address | null
  /** The coin's address, of the chain's own the zero address; null without an amount. */
  coin: Address | null
  amount: bigint | null
  time: number
  txHash: string
  block: number
}

/** One stake, running or ended; `seq` numbers an owner's stakes from 1. */
export interface PledgesTable {
  owner: Address
  seq: number
  tokenId: number
  level: number
  start: number
  unlockTime: number
  reward: bigint
  /** Paid or credited so far. */
  paid: bigint
  endedAt: number | null
  ending: 'unstaked' | 'left' | null
  /** Hash of the transaction that opened it. */
  txHash: string
  block: number
}

/** One payment of rewards. */
export interface ClaimsTable {
  block: number
  txIndex: number
  logIndex: number
  owner: Address
  /** Among the owner's, from 1. */
  number: number
  amount: bigint
  /** Part of the amount that came from ended stakes. */
  owed: bigint
  /** Everything paid to anybody up to and with this claim: the difference of two rows is the sum between them. */
  totalPaid: bigint
  time: number
  txHash: string
}

/** What one address has; a row stays when the last card goes. */
export interface HoldersTable {
  owner: Address
  cards: number
  pledges: number
  /** Base units of TES credited by ended stakes and not yet claimed. */
  owed: bigint
  claimed: bigint
  claims: number
  /** Whether the market may move every card of theirs. */
  approvesAll: boolean
  /** Offers made, and those of them that are open. */
  offers: number
  openOffers: number
  block: number
}

export interface LevelStatsTable {
  level: number
  minted: number
  staked: number
  /** sun paid to the contract for cards of this level. */
  volume: bigint
  /** Sales on the market, and their worth. */
  sales: number
  marketVolume: bigint
  /** Open offers for any card of the level. */
  offers: number
  block: number
}

/** One row, id 1. */
export interface TotalsTable {
  id: number
  minted: number
  holders: number
  /** Base units of TES. */
  rewardPaid: bigint
  /** Listings ever made. */
  listings: number
  openOffers: number
  /** The last rate that the chain has told: so many sun were taken for so many base units of USDT. */
  rateSun: bigint
  rateUsdt: bigint
  block: number
}

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
export interface ListingsTable {
  tokenId: number
  number: number
  /** Number of the listing over all cards, from 1. */
  seq: number
  seller: Address
  coin: Address
  price: bigint
  worth: bigint
  listedAt: number
  expiry: number
  state: ListingState
  endedAt: number | null
  txHash: string
  block: number
}

/** A card sold while it was staked. broken: the card moved or was staked anew, and the money waits for its buyer. */
export interface FrozenSalesTable {
  tokenId: number
  /** Of the listing that was bought. */
  number: number
  level: number
  seller: Address
  buyer: Address
  coin: Address
  amount: bigint
  state: 'standing' | 'broken' | 'settled' | 'cancelled'
  soldAt: number
  unlockTime: number
  endedAt: number | null
  txHash: string
  block: number
}

/** One offer. expired: over by time, its money not called back yet. */
export interface OffersTable {
  number: number
  maker: Address
  /** null: for any card of the level. */
  tokenId: number | null
  level: number
  coin: Address
  amount: bigint
  worth: bigint
  state: 'open' | 'expired' | 'accepted' | 'cancelled'
  madeAt: number
  expiry: number
  endedAt: number | null
  txHash: string
  block: number
}

/** One change of hands for money. mint: bought from the contract. */
export interface SalesTable {
  block: number
  txIndex: number
  logIndex: number
  tokenId: number
  level: number
  kind: 'mint' | 'sale' | 'offer'
  coin: Address
  price: bigint
  worth: bigint
  time: number
  txHash: string
}

/**
 * How many cards of a level and a standing lie in one stretch of an order, so that a page far down is found without
 * passing all before it. No row says 0. level: the whole level, bucket 0 · id, seq, listing: stretches of 1,024 of that
 * number · worth: the ranges below. In the order of seq levels are not told apart: level 0.
 */
export interface CardCountsTable {
  list: 'level' | 'id' | 'seq' | 'listing' | 'worth'
  level: number
  standing: Standing
  bucket: number
  cards: number
  block: number
}

/** The cards on sale, in the order of worth and id, cut into ranges of at most 1,024; one reaches up to the next. */
export interface WorthRangesTable {
  id: number
  fromWorth: bigint
  fromId: number
  block: number
}
