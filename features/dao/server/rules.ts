import type { Obstacle, ProposalState } from '../shapes.ts'
import type { ProposalsTable } from '../tables.ts'

/** What follows from a proposal's row, the rules of votes and time, as the contract computes it. */

/** Fixed for ever; seconds, and base units of TES. */
export interface Rules {
  readonly delay: number
  readonly period: number
  readonly extension: number
  readonly timelock: number
  readonly heldFor: number
  readonly threshold: bigint
  readonly quorumPercent: number
  readonly quorumFloor: bigint
  readonly paymentVotes: bigint
}

type Votes = Pick<ProposalsTable, 'votesFor' | 'votesAgainst' | 'votesAbstain'>
type Counted = Votes & Pick<ProposalsTable, 'pays' | 'stakedThen'>
type Row = Counted &
  Pick<ProposalsTable, 'startsAt' | 'endsAt' | 'eta' | 'executedAt' | 'canceledAt'>

/** By what was staked when the vote began, else by what is staked now. */
export function quorumOf(
  { stakedThen }: Pick<ProposalsTable, 'stakedThen'>,
  { quorumPercent, quorumFloor }: Pick<Rules, 'quorumPercent' | 'quorumFloor'>,
  stakedNow: bigint,
): bigint {
  const part = ((stakedThen ?? stakedNow) * BigInt(quorumPercent)) / 100n
  return part > quorumFloor ? part : quorumFloor
}

/** What is missing of votes; nothing of a proposal that would succeed. */
export function missingVotes(
  row: Counted,
  rules: Pick<Rules, 'quorumPercent' | 'quorumFloor' | 'paymentVotes'>,
  stakedNow: bigint,
): readonly Obstacle[] {
  const { votesFor, votesAgainst, votesAbstain } = row
  const missing: Obstacle[] = []
  const add = (what: Obstacle['what'], amount: bigint): void => {
    if (amount > 0n) missing.push({ what, missing: String(amount), call: null })
  }
  add('quorum', quorumOf(row, rules, stakedNow) - votesFor - votesAbstain)
  if (row.pays) add('leastFor', rules.paymentVotes - votesFor)
  add('majority', votesAgainst + 1n - votesFor)
  return missing
}

/** A vote lasts from the second after its start to its end, that second included. */
export function stateAt(
  row: Row,
  rules: Pick<Rules, 'quorumPercent' | 'quorumFloor' | 'paymentVotes'>,
  { now, staked }: { readonly now: number; readonly staked: bigint },
): ProposalState {
  if (row.executedAt !== null) return 'executed'
  if (row.canceledAt !== null) return 'canceled'
  if (now <= row.startsAt) return 'pending'
  if (now <= row.endsAt) return 'active'
  if (row.eta !== null) return now < row.eta ? 'queued' : 'ready'
  return missingVotes(row, rules, staked).length > 0 ? 'defeated' : 'succeeded'
}

export const isOver = (state: ProposalState): boolean =>
  state === 'defeated' || state === 'executed' || state === 'canceled'

/** Votes that were held at both times. */
export const lower = (one: bigint, other: bigint): bigint => (one < other ? one : other)
