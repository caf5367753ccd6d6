import type { Address } from '#platform/std/address.ts'
import { mulDivDown } from '#platform/std/amount.ts'
import type { FailureKind } from '#platform/std/failure.ts'

import { nftFailures } from '../failures.ts'

/** A running stake, as the contract keeps it. Times in unix seconds, amounts in base units of TES. */
export interface Stake {
  readonly start: number
  readonly unlockTime: number
  readonly reward: bigint
  readonly paid: bigint
}

/** A card's values for the rules; `stake` is null if it is not staked. */
export interface RuledCard {
  readonly owner: Address
  readonly stake: Stake | null
}

/** Base units of TES per unit of power and second, for `time` seconds. */
export interface Term {
  readonly time: number
  readonly rate: bigint
}

/** Earned and not paid at a moment: linear, rounded down, none after the term. The contract's `pending`. */
export function pendingAt(stake: Stake, now: number): bigint {
  const until = Math.max(stake.start, Math.min(now, stake.unlockTime))
  const earned = mulDivDown(
    stake.reward,
    BigInt(until - stake.start),
    BigInt(stake.unlockTime - stake.start),
  )
  return earned > stake.paid ? earned - stake.paid : 0n
}

/** The contract's reserve for a stake of a card of this power and term. */
export const rewardOf = (power: number, term: Term): bigint =>
  BigInt(power) * term.rate * BigInt(term.time)

/** Over from the first second at which the contract lets `unlock` pass. */
export const isMatured = (stake: Pick<Stake, 'unlockTime'>, now: number): boolean =>
  now >= stake.unlockTime

/** The first rules of every action on an own card, in the order of their refusals. */
export function validateOwn(
  tokenId: number | undefined,
  card: RuledCard | null,
  caller: Address,
): FailureKind | null {
  if (tokenId === undefined) return nftFailures.SELECT_FIRST
  if (card === null) return nftFailures.NO_SUCH_CARD
  if (card.owner !== caller) return nftFailures.NOT_YOUR_CARD
  return null
}

export function validateStake(
  card: RuledCard,
  term: Term | undefined,
  power: number,
  freeReserve: bigint,
): FailureKind | null {
  if (card.stake !== null) return nftFailures.ALREADY_STAKED
  return validateStakeAll(term, [power], freeReserve)
}

/** Several held cards in one call: one term, and a reserve that covers the sum. */
export function validateStakeAll(
  term: Term | undefined,
  powers: readonly number[],
  freeReserve: bigint,
): FailureKind | null {
  if (term === undefined) return nftFailures.NO_SUCH_TERM
  const rewards = powers.reduce((sum, power) => sum + rewardOf(power, term), 0n)
  return rewards > freeReserve ? nftFailures.RESERVE_TOO_SMALL : null
}

/** Addresses of our own contracts take no cards: one sent there would be lost. */
export function validateTransfer(
  card: RuledCard,
  to: string,
  ourContracts: readonly string[],
): FailureKind | null {
  if (to === card.owner) return nftFailures.ALREADY_THERE
  if (ourContracts.includes(to)) return nftFailures.TO_CONTRACT
  return card.stake === null ? null : nftFailures.STAKED_STAYS
}

/** Removing a stake waits for its end; leaving (`exit`) waits for nothing. */
export function validateUnlock(card: RuledCard, now: number): FailureKind | null {
  if (card.stake === null) return nftFailures.NOT_STAKED
  return isMatured(card.stake, now) ? null : nftFailures.BEFORE_UNLOCK_TIME
}

export const validateExit = (card: RuledCard): FailureKind | null =>
  card.stake === null ? nftFailures.NOT_STAKED : null
