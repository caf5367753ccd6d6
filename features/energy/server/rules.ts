import type { LeaseState } from '../shapes.ts'
import type { LeasesTable, LeavingsTable } from '../tables.ts'

/** What follows from rows, the network and time, as the contract computes it. */

const trx = 1_000_000n
const day = 86_400

/** Energy a day of all stakes, and their whole TRX. */
export interface Weights {
  readonly limit: bigint
  readonly weight: bigint
}

/** Energy a day that so much stake gives. */
export const energyOf = (sun: bigint, { limit, weight }: Weights): number =>
  weight === 0n ? 0 : Number(((sun / trx) * limit) / weight)

/** sun of whole TRX that give at least that energy; null above what the network has. */
export const stakeFor = (energy: number, { limit, weight }: Weights): bigint | null =>
  BigInt(energy) > limit ? null : ((BigInt(energy) * weight + limit - 1n) / limit) * trx

/** sun. */
export const costOf = (energy: number, price: number, days: number): bigint =>
  BigInt(energy) * BigInt(price) * BigInt(days)

export function leaseStateAt(
  { until, endedAt }: Pick<LeasesTable, 'until' | 'endedAt'>,
  now: number,
): LeaseState {
  if (endedAt !== null) return 'ended'
  return now < until ? 'running' : 'due'
}

/** The end is rounded up to a minute. */
export const daysOf = ({ time, until }: Pick<LeasesTable, 'time' | 'until'>): number =>
  Math.floor((until - time) / day)

export const leavingStateAt = (
  { until }: Pick<LeavingsTable, 'until'>,
  now: number,
): 'waiting' | 'ready' => (now < until ? 'waiting' : 'ready')
