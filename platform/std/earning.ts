import { mulDivDown } from './amount.ts'

/** A reward that is earned evenly over a time; times in unix seconds, amounts in base units. */
export interface Earning {
  readonly start: number
  readonly end: number
  readonly reward: bigint
  readonly paid: bigint
}

/** Earned since the start: linear, rounded down, whole at the end and no more after it. */
export function earnedAt({ start, end, reward }: Earning, now: number): bigint {
  const until = Math.max(start, Math.min(Math.floor(now), end))
  return end === start ? reward : mulDivDown(reward, BigInt(until - start), BigInt(end - start))
}

/** Earned and not yet paid. */
export function pendingAt(stake: Earning, now: number): bigint {
  const earned = earnedAt(stake, now)
  return earned > stake.paid ? earned - stake.paid : 0n
}

/** What leaving now gives up: earned and unpaid, and what the rest of the term would bring. */
export function givenUpAt(stake: Earning, now: number): { earned: bigint; rest: bigint } {
  return { earned: pendingAt(stake, now), rest: stake.reward - earnedAt(stake, now) }
}
