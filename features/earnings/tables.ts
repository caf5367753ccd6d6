import type { Address } from '#platform/std/address.ts'

import type { IncomeKind } from './kinds.ts'

/**
 * All rows here are from chain: deleted and rebuilt from the events they come out the same, byte for byte. `block` is
 * the block of the event, in sums that of the last change.
 */
export type EarningsTables = {
  earningsTransfers: TransfersTable
  earningsSums: SumsTable
  earningsLists: ListsTable
  earningsDays: DaysTable
  earningsFees: FeesTable
  earningsEpochs: EpochsTable
  earningsBonuses: BonusesTable
  earningsLeaves: LeavesTable
}

/**
 * Who owns what a contract holds: an address, or one of: `fees`, `reserve`, whose debit is what came in for that ·
 * `platform`, `pool`, whom the splitter owes as it owes people · `paid`, whose credit is what has left the contract
 */
export type Account = Address | 'fees' | 'reserve' | 'platform' | 'pool' | 'paid'

/** claim and payout: what an account is owed leaves the contract. */
export type TransferKind = IncomeKind | 'platform' | 'pool' | 'claim' | 'payout'

/**
 * An amount that goes over from one account of a contract's book to another: a debit and a credit in one row, so that
 * no row and no sum of rows is anything but zero. Never changed: the database refuses it.
 */
export interface TransfersTable {
  block: number
  txIndex: number
  logIndex: number
  /** Among the transfers of one event, from 0. */
  line: number
  kind: TransferKind
  /** The contract that holds the money, by its name in the deployment. */
  book: string
  debit: Account
  credit: Account
  /** Zero for the chain's own coin. */
  coin: Address
  /** Base units of the coin. */
  amount: bigint
  /**
   * Of income, among all that its address was credited, and among what is of the same kind; of a claim, among all that
   * was paid to it, and among what was claimed in the same place. From 1; null where it is nobody's line.
   */
  number: number | null
  partNumber: number | null
  time: number
  txHash: string
}

/** How many lines an address has: of income in all and of each kind, of claims in all and of each place. */
export interface ListsTable {
  account: Address
  income: number
  level1: number
  level2: number
  bonus: number
  cards: number
  liquidity: number
  staking: number
  claims: number
  paidFees: number
  paidBonus: number
  paidCards: number
  paidLiquidity: number
  paidStaking: number
  block: number
}

/** What an account was credited and debited in all, by book, kind and coin. Its balance is the difference. */
export interface SumsTable {
  account: Account
  book: string
  kind: TransferKind
  coin: Address
  credited: bigint
  debited: bigint
  transfers: number
  block: number
}

/** What an address was credited on one day of chain time. */
export interface DaysTable {
  account: Address
  coin: Address
  kind: TransferKind
  /** Unix seconds of its first second, UTC. */
  day: number
  amount: bigint
  block: number
}

/** A fee that somebody paid, and whose line he is in. */
export interface FeesTable {
  block: number
  txIndex: number
  logIndex: number
  /** The contract that took it. */
  source: Address
  payer: Address
  /** Sun. */
  fee: bigint
  level1: Address | null
  level2: Address | null
  /** Team level of level1 at this fee, 0 to 5, and what it adds for level1: so many percent of the fee. */
  bonusLevel: number
  bonus: bigint
  /** Among the fees that add a bonus for level1, from 1; null without one. */
  bonusNumber: number | null
  time: number
  txHash: string
}

export type EpochState = 'waiting' | 'accepted' | 'revoked'

/** An epoch of level bonuses that somebody posted. */
export interface EpochsTable {
  epoch: number
  state: EpochState
  /** As posted: 0x and 64 hex digits. */
  root: string
  dataHash: string
  upToBlock: number
  acceptableAt: number
  /** Sun that it promises. */
  total: bigint
  /** Whether root, data file and total are those of the fees up to its block that no accepted epoch holds. */
  matches: boolean
  /** In the guardian's words, where it was revoked. */
  why: string | null
  postedAt: number
  txHash: string
  block: number
}

/** What team levels have added for an address: of how many fees, and how much; in epochs or not yet. */
export interface BonusesTable {
  account: Address
  lines: number
  total: bigint
  block: number
}

/** What an accepted epoch that matches promises an account, of the chain's own coin. */
export interface LeavesTable {
  epoch: number
  /** Its index in the epoch. */
  leaf: number
  account: Address
  /** Sun. */
  amount: bigint
  /** Its siblings from the leaf up, 64 hex digits each. */
  proof: string
  claimed: boolean
  block: number
}
