/** What each transaction kind but those of the virtual machine gives: its checks and its effects. */
import { bare, isAddress41 } from '../addresses.ts'
import type { KindName } from '../codec/messages.ts'
import type { Body } from '../codec/transaction.ts'
import { type Refusal, invalid } from '../refusal.ts'
import type { Moment as ChainMoment } from '../resources/moment.ts'
import type { AccountRow, State } from '../state.ts'

export type Value<K extends KindName> = Extract<Body, { kind: K }>['value']

/** When a transaction is looked at: the head is a full node's clock. */
export interface Moment extends ChainMoment {
  /** Built for a client: it has not yet paid for its bytes. */
  readonly creating?: boolean
}

export interface Effects {
  /** sun burned */
  readonly fee: bigint
  /** sun that came back to the balance. */
  readonly withdrawExpire?: bigint
  /** sun that went back into the stake, by the number of the resource code. */
  readonly cancelUnfreeze?: readonly [bigint, bigint, bigint]
  /** sun of rewards that went to the balance. */
  readonly withdrawn?: bigint
}

export const free: Effects = { fee: 0n }

export interface Kind<K extends KindName> {
  /** Throws a Refusal: the first that a full node would give. */
  validate(state: State, value: Value<K>, moment: Moment): void
  /** After `validate`. */
  execute(state: State, value: Value<K>, moment: Moment): Effects
}

/** A full node words it in two ways. */
export const missing = (address: string, message = 'not exists'): Refusal =>
  invalid(`Account[${address}] ${message}`)

/** The sender's account, as most kinds look for it. */
export function sender(
  state: State,
  address: string,
  message = 'not exists',
  wrong = 'Invalid address',
): AccountRow {
  if (!isAddress41(address)) throw invalid(wrong)
  const row = state.account(bare(address))
  if (row === undefined) throw missing(address, message)
  return row
}
