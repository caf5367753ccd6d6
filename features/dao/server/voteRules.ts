import type { Call } from '#platform/server/call.ts'
import { decimalsOf, formatUnits } from '#platform/std/amount.ts'
import { exactAmount } from '#platform/std/format.ts'
import { Failure, type FailureKind } from '#platform/std/failure.ts'
import { filled, type TextValues } from '#platform/std/text.ts'
import { utcText } from '#platform/std/utcText.ts'

import { daoFailures as f } from '../failures.ts'
import { leastSent } from '../fields.ts'
import type { ProposalState } from '../shapes.ts'
import type { ProposalsTable } from '../tables.ts'
import type { Rules } from './rules.ts'

/** Why a vote is refused, in the order of the contract’s checks. */

export interface Refusal {
  readonly kind: FailureKind
  readonly values: TextValues
}

export interface Voting {
  readonly row: Pick<ProposalsTable, 'startsAt' | 'endsAt'>
  readonly state: ProposalState
  readonly rules: Pick<Rules, 'heldFor'>
  readonly hasVoted: boolean
  /** null while the node is silent. */
  readonly weight: bigint | null
}

/** TES in text. */
export const tesText = (units: bigint): string => formatUnits(units, 18)
export const hoursOf = (seconds: number): string => String(Math.round(seconds / 36) / 100)

export function validateVote({ row, state, rules, hasVoted, weight }: Voting): Refusal | null {
  if (state !== 'active') {
    const values = { start: utcText(row.startsAt), end: utcText(row.endsAt) }
    return { kind: f.VOTE_NOT_OPEN, values }
  }
  if (hasVoted) return { kind: f.VOTED_ALREADY, values: {} }
  return weight === 0n ? { kind: f.NO_VOTES, values: { hours: hoursOf(rules.heldFor) } } : null
}

/** One that the keeper sends; `waits`: another one of the voter’s does. */
export function validateSigned(voting: Voting, waits: boolean): Refusal | null {
  const refused = validateVote(voting)
  if (refused !== null) return refused
  const { weight } = voting
  if (weight !== null && weight < leastSent) {
    const values = { least: tesText(leastSent), votes: tesText(weight) }
    return { kind: f.WEIGHT_SMALL, values }
  }
  return waits ? { kind: f.SIGNED_WAITS, values: {} } : null
}

export function validatePropose(
  counted: bigint,
  { threshold, heldFor }: Pick<Rules, 'threshold' | 'heldFor'>,
): Refusal | null {
  if (counted >= threshold) return null
  const values = {
    least: exactAmount(threshold, decimalsOf.TES),
    votes: exactAmount(counted, decimalsOf.TES),
    hours: hoursOf(heldFor),
  }
  return { kind: f.BELOW_THRESHOLD, values }
}

export function refuse(refusal: Refusal | null, field?: string): void {
  if (refusal === null) return
  const { kind, values } = refusal
  throw new Failure(kind, field === undefined ? { values } : { values, field })
}

/** A refusal in advance, as replies have it. */
export const refusalView = (refusal: Refusal | null, { locale }: Pick<Call, 'locale'>) =>
  refusal === null
    ? null
    : { reason: refusal.kind.code, message: filled(refusal.kind.text, locale, refusal.values) }
