import { whyNotAmount } from '#platform/server/spending.ts'
import { mulDivUp } from '#platform/std/amount.ts'
import type { FailureKind } from '#platform/std/failure.ts'

import { lpFailures as f } from '../failures.ts'

/** Liquidity and coins in base units. Each rule gives the first thing in the way. */

/** No more is taken out than is there. */
export const whyNotWithdraw = (amount: bigint | undefined, staked: bigint): FailureKind | null =>
  whyNotAmount(amount) ?? (amount! > staked ? f.ABOVE_UNLOCKABLE : null)

const year = 31_536_000n

/**
 * Hundredths of a percent a year, rounded down: what is streamed in a year at this rate, by the worth of what shares
 * it. `tesPriceE12`: base units of USDT for one TES, times 10^12; `worth`: base units of USDT.
 */
export function aprBps(
  rate: bigint,
  tesPriceE12: bigint | null,
  worth: bigint | null,
): number | null {
  if (tesPriceE12 === null || worth === null || worth === 0n) return null
  const streamed = rate * year * tesPriceE12
  const bps = (streamed * 10_000n) / (10n ** 30n * worth)
  // Beyond this nobody reads a number.
  const most = 1_000_000_000n
  return Number(bps < most ? bps : most)
}

/** Whole days until a stream ends. */
export const daysLeft = (until: number, now: number): number =>
  Math.max(0, Math.floor((until - now) / 86_400))

/** The least that a purchase takes where so much was quoted. */
export const leastOf = (liquidity: bigint, slippageBps: number): bigint =>
  (liquidity * BigInt(10_000 - slippageBps)) / 10_000n

/** Hundredths of a percent that a swap gave less than the reserves' own price, without the fee of 0.3 %. */
export function impactBps(
  swap: { readonly paid: bigint; readonly got: bigint },
  reserveIn: bigint,
  reserveOut: bigint,
): number {
  const ideal = (swap.paid * reserveOut * 997n) / (reserveIn * 1_000n)
  return ideal <= swap.got ? 0 : Number(((ideal - swap.got) * 10_000n) / ideal)
}

/** Millionths of a whole, rounded down; 0 of nothing. */
export const ppmOf = (part: bigint, whole: bigint): number =>
  whole === 0n ? 0 : Number((part * 1_000_000n) / whole)

/** Base units of a coin to pay for about so much USDT in a pool: its price, and one hundredth for fees and impact. */
export const aboutInCoin = (usdt: bigint, priceE12: bigint, decimals: number): bigint =>
  mulDivUp(usdt * 101n, 10n ** BigInt(decimals + 12), priceE12 * 100n)
