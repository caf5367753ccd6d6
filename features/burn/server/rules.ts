import { secondsADay } from '#platform/std/day.ts'
import type { FailureKind } from '#platform/std/failure.ts'

import { burnFailures as f } from '../failures.ts'
import { minersPart, periodDays } from '../fields.ts'
import type { MiningState, NodeState } from '../shapes.ts'
import type { KeptNode } from '../tables.ts'

/** The contract's arithmetic, with its roundings. Amounts are base units of TES. */

export const secondsOfPeriod = periodDays * secondsADay
/** Below it a share is computed of it: base units of USDT. */
export const leastPower = 10_000_000_000n
/** Bits behind the point of `each`. */
const point = 54n
/** Of what is emitted, a kind of node has one of so many parts. */
const nodeParts = 15n

/** A period's stream; the periods of a list are in order. */
export interface Stream {
  readonly start: number
  readonly perSecond: bigint
  /** Emitted by all before it. */
  readonly before: bigint
}

/** Of all periods until a time, earned by someone or not. */
export function emittedAt(periods: readonly Stream[], time: number): bigint {
  const last = periods.findLast(({ start }) => start <= time)
  if (last === undefined) return 0n
  return last.before + last.perSecond * BigInt(Math.min(time - last.start, secondsOfPeriod))
}

/** All power, as its word was last written. */
export interface Network {
  readonly power: bigint
  readonly emitted: bigint
  readonly each: bigint
}

export const noNetwork: Network = { power: 0n, emitted: 0n, each: 0n }

const shared = (power: bigint): bigint => (power > leastPower ? power : leastPower)

/** Of a later moment, by what was emitted until then. */
export function networkAt(network: Network, emitted: bigint): Network {
  const since = emitted - network.emitted
  if (since <= 0n) return network
  const { part, of } = minersPart
  const each = network.each + ((since * part) << point) / (of * shared(network.power))
  return { power: network.power, emitted, each }
}

/** What a power has earned between two values of the network's `each`. */
export const earnedBy = (power: bigint, from: bigint, to: bigint): bigint =>
  to > from ? (power * (to - from)) >> point : 0n

/** What a node has earned since it was paid last. */
export const nodeEarned = (places: bigint, from: bigint, emitted: bigint): bigint =>
  emitted > from ? (emitted - from) / (nodeParts * places) : 0n

/** What a power earns of the miners' part of an amount, by a power of all. */
export const partOf = (amount: bigint, power: bigint, all: bigint): bigint =>
  (amount * minersPart.part * power) / (minersPart.of * shared(all))

/** What a place of a kind earns of an amount. */
export const placePart = (amount: bigint, places: bigint): bigint => amount / (nodeParts * places)

/** A pool's part for nodes. */
export const nodesPart = (amount: bigint): bigint =>
  (amount * (minersPart.of - minersPart.part)) / minersPart.of

export const stateAt = (opened: number, end: number, now: number): MiningState =>
  opened === 0 ? 'waiting' : now < end ? 'running' : 'over'

/** What is emitted in a day of the running period; 0 where none runs. */
export const dailyNow = (
  { opened, end, pool }: Readonly<Record<'opened' | 'end', number> & Record<'pool', bigint>>,
  now: number,
): bigint =>
  stateAt(opened, end, now) === 'running'
    ? (pool / BigInt(secondsOfPeriod)) * BigInt(secondsADay)
    : 0n

/** Of a node that the index has; one that is waiting lapses by time alone. */
export const nodeStateAt = (
  { state, until }: { readonly state: KeptNode; readonly until: number },
  now: number,
): NodeState => (state === 'waiting' && now > until ? 'lapsed' : state)

/** Less by hundredths of a percent, rounded down. */
export const lessBy = (amount: bigint, bps: number): bigint =>
  (amount * BigInt(10_000 - bps)) / 10_000n

/** Seconds before a period's end in which a quote states that the multiplier falls. */
export const nearEnd = 600

export function validateOwn(
  node: { readonly owner: string; readonly state: KeptNode } | undefined,
  caller: string,
): FailureKind | null {
  if (node === undefined) return f.NO_SUCH_NODE
  if (node.owner !== caller) return f.NOT_YOUR_NODE
  return node.state === 'refunded' ? f.NODE_REFUNDED : null
}

export const validateRefund = ({ state }: { readonly state: KeptNode }): FailureKind | null =>
  state === 'active' ? f.NODE_ACTIVE : null

export const validateActivate = (
  node: { readonly state: KeptNode; readonly until: number },
  now: number,
): FailureKind | null => validateRefund(node) ?? (now > node.until ? f.LAPSED : null)
