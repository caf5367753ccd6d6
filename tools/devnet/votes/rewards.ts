/**
 * Rewards of votes. Each block pays its producer, and the witnesses by their votes. A witness keeps its brokerage; the
 * rest is its voters', by what a vote has earned up to the end of each cycle. What blocks of the cycle under way have
 * paid follows from their number, so a block writes nothing. Addresses: 40 hex digits.
 */
import { params } from '../params.ts'
import type { AccountRow, State, Vote, WitnessRow } from '../state.ts'

/** An accumulated reward is sun times this. */
const precision = 10n ** 18n

export const cycleOf = (state: State): number => Number(state.total('cycle'))

export const voteSum = (votes: readonly Vote[]): bigint =>
  votes.reduce((sum, { count }) => sum + count, 0n)

export const votesOf = (row: AccountRow | undefined): readonly Vote[] => row?.votes ?? []

export interface Pay {
  /** sun that the witness keeps. */
  readonly own: bigint
  /** sun for who voted for it. */
  readonly voters: bigint
}

/** Of one payment, with a full node's rounding. */
function share(sun: bigint, brokerage: number): Pay {
  const own = BigInt(Math.trunc((brokerage / 100) * Number(sun)))
  return { own, voters: sun - own }
}

/** What a witness has earned in the cycle under way up to a block, this one included. */
export function earned(state: State, row: WitnessRow, block: number): Pay {
  const blocks = BigInt(block) - state.total('cycleBlock')
  const produced = BigInt(row.made + (row.since === null ? 0 : block - row.since + 1))
  const standby = share(row.standby, row.brokerageNow)
  const producer = share(params.producerPay, row.brokerageNow)
  return {
    own: standby.own * blocks + producer.own * produced,
    voters: standby.voters * blocks + producer.voters * produced,
  }
}

export const accumulatedKey = (cycle: number, witness: string): string => `${cycle}/${witness}`

/** What a vote for a witness has earned up to the end of a cycle, times 10^18. */
export const accumulated = (state: State, cycle: number, witness: string): bigint =>
  state.get('accumulated', accumulatedKey(cycle, witness)) ?? 0n

/** The same one cycle on, with what a cycle has brought its voters. */
export function nextAccumulated(before: bigint, voters: bigint, votes: bigint): bigint {
  return votes === 0n ? before : before + (voters * precision) / votes
}

/** From a cycle to another, which does not count. */
function rewardOf(state: State, votes: readonly Vote[], from: number, to: number): bigint {
  if (from >= to) return 0n
  return votes.reduce((sum, { witness, count }) => {
    const gain = accumulated(state, to - 1, witness) - accumulated(state, from - 1, witness)
    return gain <= 0n ? sum : sum + (gain * count) / precision
  }, 0n)
}

interface Collected {
  readonly sun: bigint
  /** Where the next collecting begins; null for no change. */
  readonly begin: number | null
}

/** Cycles that have ended and were not collected. */
function collectable(state: State, address: string, row: AccountRow): Collected {
  const voter = state.get('voters', address)
  const votes = votesOf(row)
  const now = cycleOf(state)
  let begin = voter?.begin ?? 0
  const counted = voter?.counted ?? null
  if (begin > now || (begin === now && counted !== null)) return { sun: 0n, begin: null }
  let sun = 0n
  if (counted !== null) {
    sun += rewardOf(state, counted, begin, begin + 1)
    begin += 1
  }
  if (votes.length === 0) return { sun, begin: now + 1 }
  return { sun: sun + rewardOf(state, votes, begin, now), begin: now }
}

/** Adds to the allowance; only here and where a cycle ends does sun come into being. */
export function mint(state: State, address: string, sun: bigint): void {
  const row = state.account(address)
  if (sun <= 0n || row === undefined) return
  state.set('accounts', address, { ...row, allowance: (row.allowance ?? 0n) + sun })
  state.addTotal('minted', sun)
}

/** sun of its own share that a witness has earned and that is not yet in its allowance. */
function unsettled(state: State, address: string, block: number): bigint {
  const witness = state.get('witnesses', address)
  return witness === undefined ? 0n : earned(state, witness, block).own - witness.settled
}

/**
 * Moves all that an account has earned up to the head into its allowance: before its votes change, and before it
 * withdraws.
 */
export function collect(state: State, address: string, head: number): void {
  const witness = state.get('witnesses', address)
  if (witness !== undefined) {
    const sun = unsettled(state, address, head)
    mint(state, address, sun)
    state.set('witnesses', address, { ...witness, settled: witness.settled + sun })
  }
  const row = state.account(address)
  const isVoter = row?.votes !== undefined || state.get('voters', address) !== undefined
  if (row === undefined || !isVoter) return
  const { sun, begin } = collectable(state, address, row)
  if (begin === null) return
  mint(state, address, sun)
  state.set('voters', address, { begin, counted: row.votes ?? null })
}

/** sun that could be withdrawn, as of a block. */
export function rewardBalance(state: State, address: string, block: number): bigint {
  const row = state.account(address)
  if (row === undefined) return 0n
  return allowanceOf(state, address, row, block) + collectable(state, address, row).sun
}

/** The allowance with what blocks have added to that of a witness. */
export const allowanceOf = (
  state: State,
  address: string,
  row: AccountRow,
  block: number,
): bigint => (row.allowance ?? 0n) + (row.witness === true ? unsettled(state, address, block) : 0n)

/** After `collect`: the allowance goes to the balance. Returns it. */
export function payOut(state: State, address: string, now: number): bigint {
  const row = state.account(address)
  if (row === undefined) return 0n
  const { allowance = 0n, ...rest } = row
  const balance = row.balance + allowance
  state.set('accounts', address, { ...rest, balance, withdrawnAt: now })
  return allowance
}

/** sun that all blocks have paid up to this one: never less than what came into being. */
export function paidUpTo(state: State, block: number): bigint {
  let sum = state.total('paid')
  for (const [, row] of state.rows('witnesses')) {
    const { own, voters } = earned(state, row, block)
    sum += own + voters
  }
  return sum
}
