import type { Address } from '#platform/std/address.ts'
import type { Hex } from 'viem'

import { sunFor } from './price.ts'

/** Everything that BlindBoxes remembers, as plain values. Numbers of boxes and requests count a series' own from 1. */
export interface BoxesState {
  series: SeriesState[]
  /** sun credited and not withdrawn. */
  owed: Record<Address, bigint>
}

export interface SeriesState {
  readonly id: number
  /** Base units of USDT. */
  readonly price: bigint
  readonly start: number
  readonly end: number
  readonly firstShare: bigint
  readonly completeTime: number
  /** Base units of USDT. */
  readonly penalty: bigint
  readonly size: number
  /** In the order that a draw picks from. */
  urn: number[]
  boxes: BoxState[]
  requests: RequestState[]
  standing: boolean
  closed: boolean
  tip: Hex
  /** The request to be settled next. */
  next: number
  /** sun. */
  bond: bigint
  proceeds: bigint
}

export interface BoxState {
  readonly id: number
  readonly holder: Address
  readonly price: bigint
  state: 'reserved' | 'sealed' | 'opening' | 'opened' | 'refunded' | 'givenBack' | 'released'
  paid: bigint
  /** Unix seconds; 0 where it is not reserved. */
  expiry: number
  /** Number of its request; 0 before. */
  request: number
  card: number | null
}

export interface RequestState {
  readonly holder: Address
  readonly boxIds: readonly bigint[]
  readonly amount: bigint
  readonly seed: Hex
  readonly block: number
  state: 'pending' | 'settled' | 'refunded'
}

/** Blocks that a request can be settled in. Short, so that some are late. */
export const deadline = 6

export const idOf = (series: number, number: number): number => series * 2 ** 32 + number
export const seriesOf = (id: bigint): number => Number(id >> 32n)
export const numberOf = (id: bigint): number => Number(id & 0xffffffffn)

/** Boxes of a series in some states. */
export const countOf = ({ boxes }: SeriesState, ...states: readonly BoxState['state'][]): number =>
  boxes.filter(({ state }) => states.includes(state)).length

/** Cards without a sold box. */
export const freeOf = (series: SeriesState): number =>
  series.urn.length - countOf(series, 'reserved', 'sealed', 'opening')

/** sun of the bond that is held, with this number of boxes more being opened. */
export const heldOf = (series: SeriesState, more = 0): bigint =>
  2n * sunFor(series.penalty) * BigInt(countOf(series, 'opening') + more)
