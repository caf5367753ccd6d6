import type { Address } from '#platform/std/address.ts'
import type { Hex } from 'viem'

/** Everything that RewardDistributor remembers, and what the server should make of it. */
export interface DistributorState {
  /** By their number less one. */
  epochs: EpochState[]
  /** Numbers; 0 for none. */
  waiting: number
  accepted: number
  /** sun accepted and paid, of all. */
  total: bigint
  paid: bigint
  claimed: Record<Address, bigint>
  /** sun that the ledger says an account has earned: of right epochs, and paid by any. */
  credited: Record<Address, bigint>
  /** Every fee with what a level adds of it, in order. */
  fees: FeeState[]
}

export interface EpochState {
  readonly root: Hex
  readonly dataHash: Hex
  readonly upToBlock: number
  readonly acceptableAt: number
  readonly postedAt: number
  /** sun. */
  readonly total: bigint
  /** Whether the fees up to its block give this root, this data file and this total. */
  readonly right: boolean
  state: 'waiting' | 'accepted' | 'revoked'
  why: string | null
}

interface FeeState {
  readonly block: number
  readonly payer: Address
  readonly fee: bigint
  readonly level1: Address | null
  readonly level2: Address | null
  /** Of level1, as the block began. */
  readonly level: number
  readonly bonus: bigint
}

export const nothingPosted: DistributorState = {
  epochs: [],
  waiting: 0,
  accepted: 0,
  total: 0n,
  paid: 0n,
  claimed: {},
  credited: {},
  fees: [],
}

/** Seconds between posting and accepting. Short, so that epochs are accepted. */
export const challengeTime = 9
