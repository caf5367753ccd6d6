import type { Address } from '#platform/std/address.ts'

/**
 * All rows here are from chain: deleted and rebuilt from the events of TermStaking they come out the same, byte for
 * byte. `block` is the block of the row's last change.
 */
export type StakingTables = {
  stakingPositions: PositionsTable
  stakingClaims: ClaimsTable
  stakingOwners: OwnersTable
  stakingCounts: CountsTable
  stakingCoins: CoinsTable
  stakingTotals: TotalsTable
}

/** earning becomes matured in the first block at or after the unlock time. */
export type PositionState = 'earning' | 'matured' | 'unstaked' | 'renewed' | 'left'

/** One stake, running or ended. */
export interface PositionsTable {
  id: number
  owner: Address
  coin: Address
  /** Base units of the coin. */
  amount: bigint
  termDays: number
  start: number
  unlockTime: number
  /** Base units of TES set aside at opening, and paid of it. */
  reward: bigint
  paid: bigint
  state: PositionState
  endedAt: number | null
  renewedAs: number | null
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
  /** How many stakes it paid. */
  stakes: number
  /** Everything paid to anybody up to and with this one: the difference of two rows is the sum between them. */
  totalPaid: bigint
  time: number
  txHash: string
}

/** What one address has; a row stays when its last stake ends. */
export interface OwnersTable {
  owner: Address
  /** Stakes whose principal is there. */
  open: number
  claims: number
  /** Base units of TES paid. */
  claimed: bigint
  block: number
}

/** How many stakes of a coin and a state an address has. No row says 0. */
export interface CountsTable {
  owner: Address
  coin: Address
  state: PositionState
  positions: number
  block: number
}

export interface CoinsTable {
  coin: Address
  /** Base units staked now, in how many stakes, and how many there ever were. */
  total: bigint
  open: number
  everOpened: number
  block: number
}

/** One row, id 1. */
export interface TotalsTable {
  id: number
  /** Addresses that have something staked. */
  stakers: number
  /** Base units of TES. */
  paid: bigint
  block: number
}
