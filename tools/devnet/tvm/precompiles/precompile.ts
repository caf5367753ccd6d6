/** A built-in contract. */
import type { Session } from '../session.ts'

export interface CallOf {
  readonly session: Session
  /** The caller: 40 hex digits. */
  readonly caller: string
}

export interface Precompile {
  readonly energy: (input: Uint8Array) => number
  /** null: the call fails and all its energy is spent. */
  readonly run: (input: Uint8Array, call: CallOf) => Uint8Array | null
}

/** From a word, which represents the whole of an address. */
export type Precompiles = readonly (readonly [address: bigint, precompile: Precompile])[]
