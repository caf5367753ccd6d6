import type { Address } from '#platform/std/address.ts'

/**
 * All rows here are from chain: deleted and rebuilt from the events of Cards they come out the
 * same, byte for byte. `block` is the block of the row's last change.
 */
export type NftTables = {
  nftCards: CardsTable
  nftCardEvents: CardEventsTable
  nftPledges: PledgesTable
  nftClaims: ClaimsTable
  nftHolders: HoldersTable
  nftLevelStats: LevelStatsTable
  nftTotals: TotalsTable
}

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
  /** Base units of USDT: the level's price, kept here so that cards sort by it. */
  usdtPrice: bigint
  pledgeStart: number | null
  unlockTime: number | null
  /** Base units of TES reserved for the running stake, and paid of it. */
  reward: bigint
  paid: bigint
  /** How many events the card has had: the size of its record list. */
  events: number
  block: number
}

export type CardEventKind = 'mint' | 'gift' | 'stake' | 'unstake' | 'leave' | 'claim'

/** What happened to a card; `seq` numbers a card's events from 1. */
export interface CardEventsTable {
  tokenId: number
  seq: number
  kind: CardEventKind
  fromAddress: Address | null
  toAddress: Address | null
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
  block: number
}

export interface LevelStatsTable {
  level: number
  minted: number
  staked: number
  /** sun paid for cards of this level. */
  volume: bigint
  block: number
}

/** One row, id 1. */
export interface TotalsTable {
  id: number
  minted: number
  holders: number
  /** Base units of TES. */
  rewardPaid: bigint
  block: number
}
