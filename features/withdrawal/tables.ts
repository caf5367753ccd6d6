import type { Address } from '#platform/std/address.ts'

/**
 * All rows here are from chain: deleted and rebuilt from the events of StagedWithdrawal they come out the same, byte
 * for byte. Allotments are read from the contract.
 */
export type WithdrawalTables = {
  withdrawalPayouts: PayoutsTable
  withdrawalOwners: OwnersTable
}

/** One withdrawal. */
export interface PayoutsTable {
  block: number
  txIndex: number
  logIndex: number
  owner: Address
  /** Among the owner's, from 1. */
  number: number
  /** Base units, and what was kept of them. */
  amount: bigint
  fee: bigint
  time: number
  txHash: string
}

/** What one address has withdrawn. */
export interface OwnersTable {
  owner: Address
  payouts: number
  /** Base units, fees included. */
  withdrawn: bigint
  block: number
}
