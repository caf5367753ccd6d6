import type { Abi } from 'viem'

/** A call signed with an account's key; the key stays with the signer. */
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

export interface Call {
  readonly abi: Abi
  readonly functionName: string
  /** Addresses in base58. */
  readonly args: readonly unknown[]
}

/** Who signs calls of one contract. */
export interface CallSigner {
  sign(call: Call): Promise<SignedCall>
}

/** Where a keeper logs its actions; a pino logger fits. */
export interface KeeperLog {
  info(values: object, message: string): void
  warn(values: object, message: string): void
}
