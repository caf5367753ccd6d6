import type { SalesTable } from '../tables.ts'
import type { EntryState, SalePhase, SaleState } from '../shapes.ts'
import { whole } from '../fields.ts'

/** What follows from a presale’s configuration, time and shares, as `Sale` has it. Times in unix seconds, TRX in sun. */

const day = 86_400
/** Constants of the factory and its sales. */
export const constants = {
  decimals: 18,
  salePeriod: 30 * day,
  soldOutPeriod: day,
  extension: day,
  mostExtensions: 3,
  curvePeriod: 30 * day,
  listingPeriod: 7 * day,
  tapPeriod: 180 * day,
  devLockPeriod: 365 * day,
  leastVesting: 30 * day,
  poolRate: 7_000,
  tapRate: 3_000,
  mostRepaidRate: 300,
} as const

type Times = Pick<
  SalesTable,
  'startTime' | 'endsAt' | 'sold' | 'softCap' | 'curveShares' | 'curveFullAt' | 'listedAt'
>

export function phaseAt({ startTime, endsAt }: Pick<Times, 'startTime' | 'endsAt'>, now: number) {
  const phase: SalePhase = now < startTime ? 'notStarted' : now < endsAt ? 'inProgress' : 'ended'
  return phase
}

/** From when on anybody lists it and until when; without an end of the presale that its soft cap reached, null. */
export function listingTimes(sale: Times, now: number): { from: number; until: number } | null {
  if (now < sale.endsAt || sale.sold < sale.softCap) return null
  const { endsAt, curveShares, curveFullAt } = sale
  const from = curveShares === 0 ? endsAt : (curveFullAt ?? endsAt + constants.curvePeriod)
  return { from, until: from + constants.listingPeriod }
}

export function stateAt(sale: Times, now: number): SaleState {
  if (sale.listedAt !== null) return 'listed'
  const phase = phaseAt(sale, now)
  if (phase !== 'ended') return phase === 'notStarted' ? 'upcoming' : 'live'
  const times = listingTimes(sale, now)
  if (times === null) return 'failed'
  if (now < times.from) return 'inside'
  return now < times.until ? 'listable' : 'expired'
}

export const refundIsOpen = (state: SaleState): boolean => state === 'failed' || state === 'expired'
/** Inside shares can be sold back in all of these. */
export const sellsBack = (state: SaleState): boolean =>
  state === 'inside' || state === 'listable' || state === 'expired'

type Curve = Pick<SalesTable, 'tradeEthAmount' | 'curveShares'>

/** What the first `x` inside shares cost together, rounded up: what the curve holds then. */
export function curveCost({ tradeEthAmount: a, curveShares }: Curve, x: number): bigint {
  const [n, twice] = [BigInt(x), 2n * BigInt(curveShares)]
  if (twice === 0n) return 0n
  return (a * n * (twice + n) + twice - 1n) / twice
}

/** Price of the next share where `x` are sold, rounded down. */
export const curvePrice = ({ tradeEthAmount: a, curveShares }: Curve, x: number): bigint =>
  curveShares === 0 ? 0n : a + (a * BigInt(x)) / BigInt(curveShares)

type Vesting = Pick<SalesTable, 'vestingDelay' | 'vestingRate' | 'vestingDis'>

/** When each part unlocks, counted from the listing, and how much is unlocked then. */
export function unlockParts({ vestingDelay, vestingRate, vestingDis }: Vesting) {
  const count = Math.ceil(whole / vestingRate)
  return Array.from({ length: count }, (_, i) => ({
    time: vestingDelay + i * vestingDis,
    bps: Math.min(whole, (i + 1) * vestingRate),
  }))
}

/** When the last whole part unlocks, counted from the listing: one after it is smaller. */
export const lastWholePart = ({ vestingDelay, vestingRate, vestingDis }: Vesting): number =>
  vestingDelay + (Math.floor(whole / vestingRate) - 1) * vestingDis

/** What is unlocked, hundredths of a percent, and when the next part is; null where none is to come. */
export function unlockedAt(
  sale: Vesting & Pick<SalesTable, 'listedAt'>,
  now: number,
): { readonly bps: number; readonly next: number | null } {
  const { listedAt } = sale
  if (listedAt === null) return { bps: 0, next: null }
  const parts = unlockParts(sale).map(({ time, bps }) => ({ time: listedAt + time, bps }))
  return {
    bps: parts.findLast(({ time }) => time <= now)?.bps ?? 0,
    next: parts.find(({ time }) => time > now)?.time ?? null,
  }
}

/** A part of what an account gets of its presale shares, that is unlocked and was not claimed. */
export const claimableOf = (all: bigint, bps: number, claimed: number): bigint =>
  (all * BigInt(bps)) / BigInt(whole) - (all * BigInt(claimed)) / BigInt(whole)

/** What has flowed to the creator since the listing. */
export function flownAt(
  { tapTotal, listedAt }: Pick<SalesTable, 'tapTotal' | 'listedAt'>,
  now: number,
) {
  if (listedAt === null) return 0n
  const passed = Math.max(0, Math.min(now - listedAt, constants.tapPeriod))
  return (tapTotal * BigInt(passed)) / BigInt(constants.tapPeriod)
}

interface Had {
  readonly shares: number
  readonly insideShares: number
  readonly claimed: number
  readonly claimedInside: boolean
  readonly refunded: boolean
}

/** The specification’s states of an entry, and `left` of one that holds nothing and was not refunded. */
export function entryStateAt(
  sale: Times & Vesting,
  { shares, insideShares, claimed, claimedInside, refunded }: Had,
  now: number,
): EntryState {
  const state = stateAt(sale, now)
  if (refunded || (shares > 0 && refundIsOpen(state))) return 'failed'
  if (shares === 0 && insideShares === 0) return 'left'
  if (state !== 'listed') return 'locking'
  if (insideShares > 0 && !claimedInside) return 'unlocking'
  if (shares === 0 || claimed === whole) return 'claimed'
  return unlockedAt(sale, now).bps > claimed ? 'unlocking' : 'waiting'
}

/** Protect fee now, hundredths of a percent: falls evenly to 0, rounded down. */
export function protectFeeAt(
  token: {
    readonly protectTime: number
    readonly protectFee: number
    readonly openedAt: number | null
  },
  now: number,
): number {
  const { protectTime, protectFee, openedAt } = token
  if (openedAt === null || protectTime === 0) return 0
  const left = openedAt + protectTime - now
  return left <= 0 ? 0 : Math.floor((protectFee * Math.min(left, protectTime)) / protectTime)
}
