/**
 * What was used of a staked resource comes back in a straight line over a window of slots: a day,
 * or less for a mixture of older and newer use. Whole numbers, rounded where a full node rounds.
 */
import { params } from '../params.ts'
import type { Usage } from '../state.ts'

export const unused: Usage = { used: 0, slot: 0, window: 0 }

const precision = 1_000_000n
/** Windows are kept in thousandths of a slot. */
const fine = 1000
const day = params.slotsPerDay

/** The window in whole slots. */
const slotsOf = ({ window }: Usage): number => (window < fine ? day : Math.floor(window / fine))
const fineOf = ({ window }: Usage): number => (window === 0 ? day * fine : window)

const ceil = (numerator: bigint, denominator: bigint): bigint =>
  numerator / denominator + (numerator % denominator > 0n ? 1n : 0n)

/** Use per slot, in millionths, that is left of an earlier one. */
function faded(used: number, passed: number, slots: number): bigint {
  const average = ceil(BigInt(used) * precision, BigInt(slots))
  if (passed === 0) return average
  if (passed >= slots) return 0n
  // As a double, like a full node: only so are the roundings the same.
  return BigInt(Math.round(Number(average) * ((slots - passed) / slots)))
}

/** What is left of an earlier usage; changes nothing. */
export function usedNow(usage: Usage, now: number): number {
  if (usage.used === 0) return 0
  const slots = slotsOf(usage)
  return Number((faded(usage.used, now - usage.slot, slots) * BigInt(slots)) / precision)
}

/** The same for use of the free allowance, whose window is always a day. */
export const freeUsedNow = (used: number, slot: number, now: number): number =>
  usedNow({ used, slot, window: 0 }, now)

/** Adds to a usage, and mixes its window with the fresh one of what is added. */
export function charged(usage: Usage, added: number, now: number): Usage {
  const slots = slotsOf(usage)
  const old = faded(usage.used, now - usage.slot, slots) * BigInt(slots)
  const fresh = ceil(BigInt(added) * precision, BigInt(day)) * BigInt(day)
  const used = (old + fresh) / precision
  const left = old / precision
  if (left === 0n) return { used: Number(used), slot: now, window: day * fine }
  const remaining = BigInt(fineOf(usage) - (now - usage.slot) * fine)
  const mixed = ceil(left * remaining + BigInt(added) * BigInt(day * fine), used)
  return { used: Number(used), slot: now, window: Math.min(Number(mixed), day * fine) }
}

/** What a lender takes over of the borrower's use when the loan ends. */
export function taken(lender: Usage, borrower: Usage, amount: number, now: number): Usage {
  const own = charged(lender, 0, now)
  const used = own.used + amount
  if (used === 0) return { used: 0, slot: now, window: day * fine }
  const sum =
    BigInt(own.used) * BigInt(Math.max(0, fineOf(own))) +
    BigInt(amount) * BigInt(Math.max(0, fineOf(borrower)))
  return { used, slot: now, window: Math.min(Number(ceil(sum, BigInt(used))), day * fine) }
}
