import { attestedTime, freshTime, leavingTime, point, releaseTime, whole } from '../fields.ts'
import type { AssetState, AttestedState } from '../shapes.ts'
import type { AssetsTable, HoldingsTable } from '../tables.ts'

/** What follows from an asset’s rows and time, as its contract computes it. */

type Sale = Pick<AssetsTable, 'deadline' | 'reachedAt' | 'attestedAt' | 'releasedAt'>

/** From when on the money can be released; null while attestation or target is missing. */
export function releasableAt({ attestedAt, reachedAt }: Sale): number | null {
  if (attestedAt === null || reachedAt === null) return null
  return Math.max(attestedAt, reachedAt) + leavingTime
}

export const expiresAt = ({ deadline }: Pick<Sale, 'deadline'>): number => deadline + releaseTime

export function stateAt(sale: Sale, now: number): AssetState {
  if (sale.releasedAt !== null) return 'released'
  const from = releasableAt(sale)
  if (now >= (from === null ? sale.deadline : expiresAt(sale))) return 'failed'
  if (from === null) return 'forSale'
  return now < from ? 'waiting' : 'releasable'
}

export function attestedStateAt(
  { attestedAt }: Pick<Sale, 'attestedAt'>,
  now: number,
): AttestedState {
  if (attestedAt === null) return 'none'
  if (now > attestedAt + attestedTime) return 'stale'
  return now > attestedAt + freshTime ? 'amber' : 'fresh'
}

/** Base units that buyers have in the contract. */
export const escrowOf = ({
  releasedAt,
  shares,
  price,
}: Pick<AssetsTable, 'releasedAt' | 'shares' | 'price'>): bigint =>
  releasedAt === null ? BigInt(shares) * price : 0n

/** What a request for shares would be paid. */
export const worthOf = (
  { reserve, attestedShares }: Pick<AssetsTable, 'reserve' | 'attestedShares'>,
  shares: number,
): bigint => (attestedShares === 0 ? 0n : (BigInt(shares) * reserve) / BigInt(attestedShares))

/** All that the shares of an account have earned and that it has not claimed. */
export const claimableOf = (
  { each }: Pick<AssetsTable, 'each'>,
  own: Pick<HoldingsTable, 'shares' | 'owed' | 'each'>,
): bigint => own.owed + ((BigInt(own.shares) * (each - own.each)) >> point)

/** Hundredths of a percent of all shares, rounded down. */
export const bpsOf = (shares: number, all: number): number =>
  all === 0 ? 0 : Number((BigInt(shares) * BigInt(whole)) / BigInt(all))

/** In the middle of the sorted times, the lower of two. */
export function spreadOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    shortest: sorted[0] ?? null,
    median: sorted[Math.floor((sorted.length - 1) / 2)] ?? null,
    longest: sorted.at(-1) ?? null,
  }
}
