import type { Address } from '#platform/std/address.ts'
import type { Abi } from 'viem'

/** Calls of the contract that a keeper sends. */
export interface BoxCall {
  readonly abi: Abi
  readonly functionName: 'settle' | 'refund' | 'postChain'
  /** Addresses in base58. */
  readonly args: readonly unknown[]
}

/** Who signs for the keeper; the key stays with it. */
export interface Operator {
  readonly address: Address
  sign(call: BoxCall): Promise<SignedCall>
}

export interface SignedCall {
  readonly hash: string
  /** Unix seconds of chain time, after which no block takes it. */
  readonly expires: number
  /**
   * Safe to repeat. Resolves with null where the node took it or has it already, else with the node's words;
   * rejects where there was no answer.
   */
  broadcast(): Promise<string | null>
}

/** Where a keeper says what it does; a log of pino's is one. */
export interface KeeperLog {
  info(values: object, message: string): void
  warn(values: object, message: string): void
  error(values: object, message: string): void
}
