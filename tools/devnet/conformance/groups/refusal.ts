/** What a refused transaction is, for the tables of them. */
import type { Account } from '../account.ts'
import type { Kind, Value } from '../proto.ts'

/** The recipients of a refusal: the payer, another account, a contract of the payer's. */
export interface Scene {
  readonly payer: Account
  readonly other: string
  readonly contract: string
}

export interface Refusal {
  readonly kind: Kind
  readonly actuator: string
  /** What is wrong with it. */
  readonly why: string
  readonly value: (scene: Scene) => Value
  /** Of the actuator; a pattern is held against the whole answer. */
  readonly message: string | RegExp
  readonly feeLimit?: number
}

/** More than any account holds. */
export const much = 9_000_000_000_000_000

/** Twenty bytes instead of 21: no address. */
export const short = '41'.repeat(20)
