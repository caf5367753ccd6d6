import type { Hex } from 'viem'

import type { World } from '../testing.ts'

/** What a feature's contracts pay, and to whom. */
export interface Payments {
  /**
   * Functions that pay the caller, or pay where the caller states with the caller's own money:
   * `LpStaking.exit`, by file.
   */
  readonly callersOwn?: readonly string[]
  /** Payments of a function that was named already. */
  readonly variants?: readonly string[]
  /** Makes payments due to other accounts and adds them; ten days pass after all of these. */
  readonly prepare?: (stage: PaymentStage) => Promise<void>
  /** After that, of what would not wait. */
  readonly last?: (stage: PaymentStage) => Promise<void>
}

/** A due payment to another account than the caller. */
export interface Payment {
  readonly contract: string
  readonly name: string
  readonly args: readonly unknown[]
  /** TRX that go along. */
  readonly value?: bigint
  /** Of the receiver, or what else shows that it was paid. */
  readonly balance: () => Promise<bigint>
  /** Who might be credited instead, in the coin. */
  readonly credit?: () => Promise<bigint>
}

export interface PaymentStage {
  readonly world: World
  /** By function, with the file that it stands in. */
  readonly add: (name: string, payment: Payment) => void
  /** Fails where it is refused. */
  readonly call: (...args: Parameters<World['send']>) => Promise<void>
  readonly encoded: (contract: string, name: string, args: readonly unknown[]) => Hex
  /** Unix seconds of the chain. */
  readonly now: () => bigint
  readonly inDays: (days: number) => bigint
  readonly sunOf: (hex: string) => Promise<bigint>
  readonly coinOf: (coin: string, hex: string) => Promise<bigint>
}
