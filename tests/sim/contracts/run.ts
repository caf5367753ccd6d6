import type { Address } from '#platform/std/address.ts'

import type { Hex } from 'viem'

import type { Contract } from './abis.ts'
import type { Move } from './move.ts'
import type { State } from './state.ts'

/** What a contract works with while it is called. */
export interface Run {
  readonly state: State
  readonly sender: Address
  readonly value: bigint
  /** Unix seconds of the block, and its number. */
  readonly time: number
  readonly block: number
  /** Of a block before it. */
  readonly hashOf: (number: number) => Hex
  /** As the block began. */
  readonly began: State
  readonly move: (move: Move) => void
  readonly emit: (contract: Contract, event: string, args: object) => void
}

/** Refused with the contract's words. */
export class Refused extends Error {}

export function need(condition: boolean, message: string): void {
  if (!condition) throw new Refused(message)
}
