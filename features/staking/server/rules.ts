import type { Address } from '#platform/std/address.ts'
import { mostUnits, mulDivDown } from '#platform/std/amount.ts'
import { earnedAt as evenly } from '#platform/std/earning.ts'
import type { FailureKind } from '#platform/std/failure.ts'

import { stakingFailures as f } from '../failures.ts'
import type { PositionState } from '../tables.ts'

/**
 * Amounts of reward are base units of TES, of principal those of its coin; times unix seconds. Each rule returns the
 * first blocking reason.
 */

/** `rate`: TES that 10^18 base units of the coin earn over the whole term. */
export interface Term {
  readonly days: number
  readonly rate: bigint
}

const unit = 10n ** 18n

/** The contract's reserve for it. */
export const rewardOf = ({ rate }: Term, amount: bigint): bigint => mulDivDown(amount, rate, unit)

/** The maximum whose reward a free reserve covers. */
export function mostFor({ rate }: Term, free: bigint): bigint {
  const most = ((free + 1n) * unit - 1n) / rate
  return most < mostUnits ? most : mostUnits
}

/** Base units of USDT for one whole coin, times 10^12. */
export interface Priced {
  readonly decimals: number
  readonly priceE12: bigint
}

/** Hundredths of a percent a year, to the nearest, of a reward that is not staked again: rates are rounded down. */
export function aprBps({ days, rate }: Term, coin: Priced, tes: Priced): number | null {
  if (coin.priceE12 === 0n) return null
  const earned = rate * tes.priceE12 * 10n ** BigInt(coin.decimals) * 365n * 10_000n
  const staked = unit * coin.priceE12 * 10n ** BigInt(tes.decimals) * BigInt(days)
  return Number((2n * earned + staked) / (2n * staked))
}

interface Earning {
  readonly start: number
  readonly unlockTime: number
  readonly reward: bigint
  readonly paid: bigint
  readonly state: PositionState
}

/** Paid or not: linear, rounded down, none after the term; a given-up reward is not earned. The contract's `earned`. */
export function earnedAt({ start, unlockTime, reward, paid, state }: Earning, now: number): bigint {
  if (state === 'left') return paid
  return evenly({ start, end: unlockTime, reward, paid }, now)
}

/** The payment of a claim at a moment. */
export function claimableAt(stake: Earning, now: number): bigint {
  const earned = earnedAt(stake, now)
  return earned > stake.paid ? earned - stake.paid : 0n
}

export const validateReserve = (term: Term, amount: bigint, free: bigint): FailureKind | null =>
  rewardOf(term, amount) > free ? f.RESERVE_TOO_SMALL : null

interface Owned {
  readonly owner: Address
  readonly state: PositionState
  readonly unlockTime: number
}

/** `undefined`: without an owner. */
export function validateOwn(
  stake: Pick<Owned, 'owner'> | undefined,
  caller: Address,
): FailureKind | null {
  if (stake === undefined) return f.NO_SUCH_STAKE
  return stake.owner === caller ? null : f.NOT_YOUR_STAKE
}

/** An exit requires only the principal. */
export const validateExit = ({ state }: Pick<Owned, 'state'>): FailureKind | null =>
  state === 'earning' || state === 'matured' ? null : f.STAKE_ENDED

/** For withdrawing the principal, and for staking it again. */
export const validateUnlock = (
  stake: Pick<Owned, 'state' | 'unlockTime'>,
  now: number,
): FailureKind | null =>
  validateExit(stake) ?? (now < stake.unlockTime ? f.BEFORE_UNLOCK_TIME : null)
