import type { FailureKind } from '#platform/std/failure.ts'
import { spendFailures as f } from '#platform/std/spendFailures.ts'

/** Coins in base units. Each rule gives the first thing in the way. */

/** What an address has of a coin, and lets a contract take; null of the chain's own coin, which goes with the call. */
export interface Spendable {
  readonly balance: bigint
  readonly allowance: bigint | null
}

/** That an amount is there, and more than 0. */
export function whyNotAmount(amount: bigint | undefined): FailureKind | null {
  if (amount === undefined) return f.ENTER_AMOUNT
  return amount === 0n ? f.AMOUNT_ZERO : null
}

export function whyNotSpend(amount: bigint, { balance, allowance }: Spendable): FailureKind | null {
  if (amount > balance) return f.ABOVE_BALANCE
  return allowance !== null && amount > allowance ? f.ALLOW_FIRST : null
}

export const whyNotPutIn = (
  amount: bigint | undefined,
  minimum: bigint,
  purse: Spendable,
): FailureKind | null =>
  whyNotAmount(amount) ?? (amount! < minimum ? f.BELOW_MINIMUM : whyNotSpend(amount!, purse))

/** The coin refuses a change from some to some: 0 has to come between. */
export const whyNotAllow = (allowance: bigint, amount: bigint): FailureKind | null =>
  allowance > 0n && amount > 0n ? f.ALLOWED_ALREADY : null
