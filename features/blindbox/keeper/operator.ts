import type { KeeperLog as PlainLog, SignedCall } from '#platform/chain/signedCall.ts'
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

/** The keeper's log; pino's fits. */
export interface KeeperLog extends PlainLog {
  error(values: object, message: string): void
}
