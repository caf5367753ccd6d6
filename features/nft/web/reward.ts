import { type Earning, pendingAt } from '#platform/std/earning.ts'

import type { Card } from '../shapes.ts'

/** TES, the reward coin. */
export const rewardDecimals = 18

/** The stake of a card; null where it is not staked. */
export function stakeOf(
  card: Pick<Card, 'pledgeTime' | 'itemUnlockTime' | 'reward' | 'paid'>,
): Earning | null {
  if (card.pledgeTime === null || card.itemUnlockTime === null) return null
  return {
    start: card.pledgeTime,
    end: card.itemUnlockTime,
    reward: BigInt(card.reward),
    paid: BigInt(card.paid),
  }
}

/** Reserved at opening: power × rate × time. */
export const rewardFor = (power: number, rate: bigint, time: number): bigint =>
  BigInt(power) * rate * BigInt(time)

export const isMatured = (stake: Pick<Earning, 'end'>, now: number): boolean => now >= stake.end

/** What a claim of all these would pay: what ended stakes left, and what running ones earned. */
export const claimableAt = (owed: bigint, stakes: readonly Earning[], now: number): bigint =>
  stakes.reduce((sum, stake) => sum + pendingAt(stake, now), owed)
