import type { Address } from '#platform/std/address.ts'

/**
 * All rows here are from chain: deleted and rebuilt from the events of LpStaking and LpPurchases they come out the
 * same, byte for byte. `block` is the block of the row's last change. Liquidity in base units of the LP coin.
 */
export type LpTables = {
  lpPools: PoolsTable
  lpStakes: StakesTable
  lpStakers: StakersTable
  lpRecords: RecordsTable
  lpRecordCounts: RecordCountsTable
  lpDays: DaysTable
  lpTotals: TotalsTable
  lpPurchases: PurchasesTable
  lpBuyers: BuyersTable
  lpIssueCounts: IssueCountsTable
}

/** A pool that was staked in or funded. */
export interface PoolsTable {
  pool: Address
  staked: bigint
  /** Addresses with something staked. */
  stakers: number
  /** Base units of TES. */
  paid: bigint
  block: number
}

/** What an address has in a pool; a row stays when nothing is staked any more. */
export interface StakesTable {
  pool: Address
  owner: Address
  staked: bigint
  /** Base units of TES paid. */
  claimed: bigint
  block: number
}

/** In how many pools an address has something staked. */
export interface StakersTable {
  owner: Address
  pools: number
  claimed: bigint
  block: number
}

export type RecordKind = 'staked' | 'cancelled' | 'claimed' | 'left'

/** What happened to a stake. */
export interface RecordsTable {
  block: number
  txIndex: number
  logIndex: number
  pool: Address
  owner: Address
  kind: RecordKind
  /** Liquidity; of `claimed` base units of TES. */
  amount: bigint
  /** Base units of TES. */
  givenUp: bigint
  /** Among the owner's records, from 1; among those of the pool, of the kind, of both. */
  number: number
  poolNumber: number
  kindNumber: number
  poolKindNumber: number
  /** Paid in the pool to anybody, and in all pools, up to and with this one: the difference of two rows is the sum between them. */
  poolPaid: bigint
  allPaid: bigint
  time: number
  txHash: string
}

/** How many records of a pool and a kind an address has; of any pool or kind where that is `all`. */
export interface RecordCountsTable {
  owner: Address
  pool: Address | 'all'
  kind: RecordKind | 'all'
  records: number
  block: number
}

/** A day that changed something in a pool. */
export interface DaysTable {
  pool: Address
  /** Unix seconds of 00:00 UTC. */
  day: number
  /** At its end, or now. */
  staked: bigint
  /** Base units of TES paid in it. */
  paid: bigint
  block: number
}

/** One row, id 1. */
export interface TotalsTable {
  id: number
  stakers: number
  /** Base units of TES paid to stakers. */
  paid: bigint
  /** Rewards of purchases that were issued. */
  issues: number
  block: number
}

/** none: bought without a reward */
export type RewardState = 'none' | 'waiting' | 'issued'

/** One purchase of liquidity. */
export interface PurchasesTable {
  id: number
  buyer: Address
  pair: Address
  /** What was paid: the zero address for the chain's own coin. */
  coin: Address
  amount: bigint
  /** What went into the pool of its coins, in the order of the pair. */
  amount0: bigint
  amount1: bigint
  liquidity: bigint
  /** Base units of USDT. */
  worth: bigint
  /** Base units of TES. */
  reward: bigint
  state: RewardState
  time: number
  issueTime: number
  issuedAt: number | null
  /** Number of the issue over all, from 1; null before it. */
  issueSeq: number | null
  issueTxHash: string | null
  txHash: string
  /** Of the purchase itself. */
  boughtBlock: number
  block: number
}

export interface BuyersTable {
  buyer: Address
  purchases: number
  /** Of those with a reward. */
  waiting: number
  issued: number
  block: number
}

/** Rewards issued to the buyers of a pair. */
export interface IssueCountsTable {
  pair: Address
  issues: number
  block: number
}
