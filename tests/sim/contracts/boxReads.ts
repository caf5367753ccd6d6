import type { Address } from '#platform/std/address.ts'

import { nobody, places, root } from '../people.ts'
import { countOf, deadline, freeOf, heldOf, idOf, seriesOf } from './boxState.ts'
import { boxOf, made } from './boxes.ts'
import { sunFor } from './price.ts'
import type { State } from './state.ts'

const states = ['none', 'reserved', 'sealed', 'opening', 'opened']

type OfSeries = readonly [bigint]

/** The server's reads of BlindBoxes. */
export const boxReads = {
  operator: () => root,
  fundAddress: () => places.fund,
  deadline: () => BigInt(deadline),
  /** Secrets are the operator's here. */
  words: () => nobody,
  isClosed: (state: State, [id]: OfSeries) => made(state, id).closed,
  penaltyOf: (state: State, [id]: OfSeries) => sunFor(made(state, id).penalty),
  setAsideOf: (state: State, [id]: OfSeries) => 2n * sunFor(made(state, id).penalty),
  stockOf(state: State, [id]: OfSeries) {
    const series = made(state, id)
    const counts = [series.size, series.urn.length, freeOf(series), countOf(series, 'opening')]
    return counts.map(BigInt)
  },
  priceOf: (state: State, [id]: OfSeries) => sunFor(made(state, id).price),
  offerOf(state: State, [id]: OfSeries) {
    const { price, start, end, firstShare, completeTime, penalty } = made(state, id)
    return [price, BigInt(start), BigInt(end), firstShare, BigInt(completeTime), penalty]
  },
  bondOf(state: State, [id]: OfSeries) {
    const series = made(state, id)
    return [series.bond, heldOf(series)]
  },
  chainOf(state: State, [id]: OfSeries) {
    const { standing, tip, next, requests } = made(state, id)
    const ids = [next, requests.length].map((number) => BigInt(idOf(Number(id), number)))
    return [standing, tip, ...ids]
  },
  boxOf(state: State, [id]: OfSeries) {
    const box = boxOf(state, id)
    const number = BigInt(Math.max(0, states.indexOf(box?.state ?? 'none')))
    if (box === undefined || number === 0n) return [0n, nobody, 0n, 0n, 0n, 0n]
    if (number > 2n) return [number, nobody, 0n, 0n, 0n, BigInt(idOf(seriesOf(id), box.request))]
    return [number, box.holder, box.price, box.paid, BigInt(box.expiry), 0n]
  },
  creditOf: (state: State, [account]: readonly [Address]) => state.boxes.owed[account] ?? 0n,
  /** No account has a limit here. */
  dailyLimitOf: () => [0n, 0n, 0n, 0n],
}
