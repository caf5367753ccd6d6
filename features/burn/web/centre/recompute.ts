import type { Reply } from '#platform/std/endpoint.ts'

import type { burnApi } from '../../api.ts'

export type DayDetail = Reply<typeof burnApi.day>

/** A burn or a claim, as its event has it. */
export interface MiningEvent {
  readonly kind: 'burn' | 'claim' | 'claimNode'
  readonly account: string
  /** TES burnt, or paid. */
  readonly amount: bigint
  /** Of a burn: added, and of all after it; 0 of a claim. */
  readonly power: bigint
  readonly totalPower: bigint
  readonly time: number
}

/** What a day has to recompute it from. */
export type DayFacts = Pick<DayDetail, 'from' | 'to' | 'leastPower' | 'miners'> & {
  readonly opening: DayDetail['opening']
  readonly periods: readonly Pick<DayDetail['periods'][number], 'start' | 'end' | 'perSecond'>[]
}

export interface Recomputed {
  readonly pool: bigint
  readonly networkPower: bigint
  /** Each burn begins with the power that the one before left: none is missing. */
  readonly isComplete: boolean
  readonly burnt: bigint
  readonly paidToMiners: bigint
  readonly paidToNodes: bigint
  readonly power: bigint
  readonly earned: bigint
  readonly paid: bigint
}

/** Bits behind the point of what one unit of power earns, as in the contract. */
const point = 54n

/** Emitted between two times. */
function emittedIn({ periods }: Pick<DayFacts, 'periods'>, from: number, to: number): bigint {
  return periods.reduce((sum, { start, end, perSecond }) => {
    const seconds = Math.min(to, end) - Math.max(from, start)
    return seconds > 0 ? sum + BigInt(perSecond) * BigInt(seconds) : sum
  }, 0n)
}

/** A day of mining from its events alone, earliest first. Shares nothing with the server's own computation. */
export function recompute(
  facts: DayFacts,
  events: readonly MiningEvent[],
  account: string | null,
): Recomputed {
  const { from, to, opening, leastPower, miners } = facts
  const [part, of, least] = [BigInt(miners.part), BigInt(miners.of), BigInt(leastPower)]
  let [network, power] = [BigInt(opening.networkPower), BigInt(opening.ownPower ?? '0')]
  let [each, eachPaid, since] = [0n, 0n, from]
  let [earned, isComplete] = [0n, true]
  const sums = { burnt: 0n, paidToMiners: 0n, paidToNodes: 0n, paid: 0n }
  const advance = (time: number): void => {
    const shared = network > least ? network : least
    each += ((emittedIn(facts, since, time) * part) << point) / (of * shared)
    since = time
  }
  const settle = (): void => {
    earned += (power * (each - eachPaid)) >> point
    eachPaid = each
  }
  for (const event of events) {
    const own = event.account === account
    if (event.kind === 'burn') {
      advance(event.time)
      if (own) {
        settle()
        power += event.power
      }
      isComplete &&= network + event.power === event.totalPower
      network = event.totalPower
      sums.burnt += event.amount
      continue
    }
    sums[event.kind === 'claim' ? 'paidToMiners' : 'paidToNodes'] += event.amount
    if (own && event.kind === 'claim') sums.paid += event.amount
  }
  advance(to)
  settle()
  const pool = emittedIn(facts, from, to)
  return { pool, networkPower: network, isComplete, ...sums, power, earned }
}

/** Figures of a statement, in the order of the sheet. */
export const figures = [
  'pool',
  'networkPower',
  'burnt',
  'paidToMiners',
  'paidToNodes',
  'power',
  'earned',
  'paid',
] as const
export type FigureName = (typeof figures)[number]

/** Those of the statement that differ from what was recomputed; own ones only where the reader has some. */
export function differing(day: DayDetail, made: Recomputed, events: number): FigureName[] {
  const shown: Readonly<Record<FigureName, string | undefined>> = {
    pool: day.pool,
    networkPower: day.networkPower,
    burnt: day.burnt,
    paidToMiners: day.paidToMiners,
    paidToNodes: day.paidToNodes,
    power: day.mine?.power,
    earned: day.mine?.earned,
    paid: day.mine?.paid,
  }
  // The contract rounds at each event, by a base unit at most.
  const spare = BigInt(events + 2)
  return figures.filter((name) => {
    const text = shown[name]
    if (text === undefined) return false
    const difference = BigInt(text) - made[name]
    return name === 'earned' ? difference > spare || difference < -spare : difference !== 0n
  })
}
