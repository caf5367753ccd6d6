import type { Address } from '#platform/std/address.ts'
import type { Hex } from 'viem'

/** What an epoch promises an account of TRX; its index is its place among the leaves. */
export interface Leaf {
  readonly account: Address
  readonly amount: bigint
}

/** Everything that RewardDistributor remembers, and what the server should make of it. */
export interface DistributorState {
  /** By their number less one. */
  epochs: EpochState[]
  /** Numbers; 0 for none. */
  waiting: number
  accepted: number
  /** The block of the last acceptance. */
  acceptedInBlock: number
  /** sun accepted and paid, of all. */
  total: bigint
  paid: bigint
  /** What the ledger credits: leaves of right epochs when they are accepted, and what any other pays. */
  credits: CreditState[]
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
  /** What the fees up to its block give. */
  readonly leaves: readonly Leaf[]
  /** sun of the total that was paid. */
  paid: bigint
  /** Indexes of leaves that were paid. */
  claimed: number[]
  state: 'waiting' | 'accepted' | 'revoked'
  why: string | null
}

interface CreditState {
  readonly block: number
  readonly account: Address
  readonly amount: bigint
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
  acceptedInBlock: 0,
  total: 0n,
  paid: 0n,
  credits: [],
  fees: [],
}

/** Seconds between posting and accepting. Short, so that epochs are accepted. */
export const challengeTime = 9
