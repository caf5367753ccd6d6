import { validateAmount } from '#platform/server/spending.ts'
import { mulDivUp } from '#platform/std/amount.ts'
import type { FailureKind } from '#platform/std/failure.ts'

import { lpFailures as f } from '../failures.ts'

/** Liquidity and coins in base units. Each rule returns the first blocking reason. */

/** No more is taken out than is there. */
export const validateWithdraw = (amount: bigint | undefined, staked: bigint): FailureKind | null =>
  validateAmount(amount) ?? (amount! > staked ? f.ABOVE_UNLOCKABLE : null)

const year = 31_536_000n

/**
 * Hundredths of a percent a year, rounded down: a year's stream at this rate, by the worth of the stakes that share it.
 * `tesPriceE12`: base units of USDT for one TES, times 10^12; `worth`: base units of USDT.
 */
export function aprBps(
  rate: bigint,
  tesPriceE12: bigint | null,
  worth: bigint | null,
): number | null {
  if (tesPriceE12 === null || worth === null || worth === 0n) return null
  const streamed = rate * year * tesPriceE12
  const bps = (streamed * 10_000n) / (10n ** 30n * worth)
  // Larger numbers are not useful.
  const most = 1_000_000_000n
  return Number(bps < most ? bps : most)
}

/** Whole days until a stream ends. */
export const daysLeft = (until: number, now: number): number =>
  Math.max(0, Math.floor((until - now) / 86_400))

/** The least that a purchase takes where so much was quoted. */
export const leastOf = (liquidity: bigint, slippageBps: number): bigint =>
  (liquidity * BigInt(10_000 - slippageBps)) / 10_000n

/** A zap in base units of the coin that goes in, at the reserves' prices before it. */
export interface Zapped {
  /** The payment; where it was sold for that coin first, at that pool's price before. */
  readonly paid: bigint
  /** Whether it was sold first. */
  readonly sold: boolean
  /** What of it was swapped for the other coin. */
  readonly swapped: bigint
  /** Everything that came of it, what is sent back included. */
  readonly got: bigint
}

/** Of each swap the pools take 0.3 %: SunSwap V2. */
const feePerMille = 3n

/**
 * What a payment loses, in hundredths of a percent of it: the pools' fees, and beside these by moving the prices. All the
 * rest of the payment is there afterwards.
 */
export function lossBps({ paid, sold, swapped, got }: Zapped): {
  readonly feeBps: number
  readonly priceImpactBps: number
} {
  if (paid === 0n) return { feeBps: 0, priceImpactBps: 0 }
  const fees = ((sold ? paid : 0n) + swapped) * feePerMille
  const lost = (paid - got) * 1_000n - fees
  const bps = (part: bigint) => Number((part * 10n) / paid)
  return { feeBps: bps(fees), priceImpactBps: lost > 0n ? bps(lost) : 0 }
}

/** Millionths of a whole, rounded down; 0 of nothing. */
export const ppmOf = (part: bigint, whole: bigint): number =>
  whole === 0n ? 0 : Number((part * 1_000_000n) / whole)

/** Base units of a coin to pay for about so much USDT in a pool: its price, and one hundredth for fees and impact. */
export const aboutInCoin = (usdt: bigint, priceE12: bigint, decimals: number): bigint =>
  mulDivUp(usdt * 101n, 10n ** BigInt(decimals + 12), priceE12 * 100n)
