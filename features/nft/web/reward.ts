import { type Earning, pendingAt } from '#platform/std/earning.ts'

import type { Card } from '../shapes.ts'

/** TES, the reward coin. */
export const rewardDecimals = 18

/** The stake of a card; null where it is not staked. */
export function stakeOf(
  card: Pick<Card, 'stakedAt' | 'itemUnlockTime' | 'reward' | 'paid'>,
): Earning | null {
  if (card.stakedAt === null || card.itemUnlockTime === null) return null
  return {
    start: card.stakedAt,
    end: card.itemUnlockTime,
    reward: BigInt(card.reward),
    paid: BigInt(card.paid),
  }
}

/** Reserved at opening: power × rate × time. */
export const rewardFor = (power: number, rate: bigint, time: number): bigint =>
  BigInt(power) * rate * BigInt(time)

export const isMatured = (stake: Pick<Earning, 'end'>, now: number): boolean => now >= stake.end

/** The payment of a claim of all these: the rest of ended stakes, and the earned rewards of running ones. */
export const claimableAt = (owed: bigint, stakes: readonly Earning[], now: number): bigint =>
  stakes.reduce((sum, stake) => sum + pendingAt(stake, now), owed)

const year = 31_536_000n

/** Base units of USDT that so much TES is worth; `priceE12`: of one TES, times 10^12. */
export const worthOfReward = (reward: bigint, priceE12: bigint): bigint =>
  (reward * priceE12) / 10n ** 30n

/** Hundredths of a percent a year of a reward over a term, by what is paid for the card; null of nothing. */
export const aprBps = (worth: bigint, time: number, price: bigint): number | null =>
  price === 0n ? null : Number((worth * year * 10_000n) / (price * BigInt(time)))
