import type { FailureKind } from '#platform/std/failure.ts'
import { spendFailures as f } from '#platform/std/spendFailures.ts'

/** Coins in base units. Each rule returns the first blocking reason. */

/** What an address has of a coin, and lets a contract take; null of the chain's own coin, which goes with the call. */
export interface Spendable {
  readonly balance: bigint
  readonly allowance: bigint | null
}

/** That an amount is there, and more than 0. */
export function validateAmount(amount: bigint | undefined): FailureKind | null {
  if (amount === undefined) return f.ENTER_AMOUNT
  return amount === 0n ? f.AMOUNT_ZERO : null
}

export function validateSpend(
  amount: bigint,
  { balance, allowance }: Spendable,
): FailureKind | null {
  if (amount > balance) return f.ABOVE_BALANCE
  return allowance !== null && amount > allowance ? f.ALLOW_FIRST : null
}

export const validatePutIn = (
  amount: bigint | undefined,
  minimum: bigint,
  balances: Spendable,
): FailureKind | null =>
  validateAmount(amount) ?? (amount! < minimum ? f.BELOW_MINIMUM : validateSpend(amount!, balances))

/** The coin refuses a change from some to some: 0 has to come between. */
export const validateAllow = (allowance: bigint, amount: bigint): FailureKind | null =>
  allowance > 0n && amount > 0n ? f.ALLOWED_ALREADY : null
