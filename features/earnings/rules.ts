import { mulDivDown } from '#platform/std/amount.ts'

/** Percent of a fee that each team level adds for the payer's inviter. */
const percentALevel = 1n

/** A team level's bonus of a direct member's fee. It comes out of the reward pool's part of the same fee. */
export const bonusOf = (fee: bigint, level: number): bigint =>
  mulDivDown(fee, percentALevel * BigInt(level), 100n)

/** Leaves that one claim of bonuses pays: each has a proof, and the call has to fit the energy of one transaction. */
export const mostLeaves = 32

/** A fee with its parts; the event omits the platform's part. */
export interface SplitFee {
  readonly fee: bigint
  readonly amount1: bigint
  readonly amount2: bigint
  readonly poolAmount: bigint
}

export const platformPart = ({ fee, amount1, amount2, poolAmount }: SplitFee): bigint =>
  fee - amount1 - amount2 - poolAmount
