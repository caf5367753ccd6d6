import { mulDivDown } from '#platform/std/amount.ts'

import type { Card } from '../shapes.ts'

/** TES, the reward coin. */
export const rewardDecimals = 18

/** What a running stake is made of; times in unix seconds, amounts in base units of TES. */
export interface Stake {
  readonly start: number
  readonly end: number
  readonly reward: bigint
  readonly paid: bigint
}

/** The stake of a card; null where it is not staked. */
export function stakeOf(
  card: Pick<Card, 'pledgeTime' | 'itemUnlockTime' | 'reward' | 'paid'>,
): Stake | null {
  if (card.pledgeTime === null || card.itemUnlockTime === null) return null
  return {
    start: card.pledgeTime,
    end: card.itemUnlockTime,
    reward: BigInt(card.reward),
    paid: BigInt(card.paid),
  }
}

/** Earned since the start: linear, rounded down, whole at the end and no more after it. */
export function earnedAt({ start, end, reward }: Stake, now: number): bigint {
  const until = Math.max(start, Math.min(Math.floor(now), end))
  return end === start ? reward : mulDivDown(reward, BigInt(until - start), BigInt(end - start))
}

/** Earned and not yet paid. */
export function pendingAt(stake: Stake, now: number): bigint {
  const earned = earnedAt(stake, now)
  return earned > stake.paid ? earned - stake.paid : 0n
}

/** What leaving now gives up: earned and unpaid, and what the rest of the term would bring. */
export function givenUpAt(stake: Stake, now: number): { earned: bigint; rest: bigint } {
  return { earned: pendingAt(stake, now), rest: stake.reward - earnedAt(stake, now) }
}

/** Reserved at opening: power × rate × time. */
export const rewardFor = (power: number, rate: bigint, time: number): bigint =>
  BigInt(power) * rate * BigInt(time)

export const isMatured = (stake: Pick<Stake, 'end'>, now: number): boolean => now >= stake.end

/** What a claim of all these would pay: what ended stakes left, and what running ones earned. */
export const claimableAt = (owed: bigint, stakes: readonly Stake[], now: number): bigint =>
  stakes.reduce((sum, stake) => sum + pendingAt(stake, now), owed)
