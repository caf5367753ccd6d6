import { address, amount, seconds, txHash } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

/** Amounts are base units: of TES where no other unit is named. Power is counted in base units of USDT. */

/** waiting: the first period has not opened · running · over: it has ended and no other is open */
export const miningState = z.enum(['waiting', 'running', 'over'])
export type MiningState = z.output<typeof miningState>

export const period = z.object({
  /** From 0. */
  number: z.int(),
  start: seconds,
  end: seconds,
  /** For miners and nodes together, and a 90th of it. */
  pool: amount,
  dailyPool: amount,
  /** Percent of the worth burnt that a burn has in power. */
  multiplier: z.int(),
})

/** The period that opens next, or is open and begins at the end of the one that runs. */
export const nextPeriod = z.object({
  number: z.int(),
  pool: amount,
  dailyPool: amount,
  multiplier: z.int(),
  isOpen: z.boolean(),
  /** Anyone can open it now. */
  isDue: z.boolean(),
  /** What the reserve lacks for its pool; 0 where it is open or due. */
  missing: amount,
})

/** none: a pass is needed for a first burn · held: refundable · used: by the first burn */
export const passState = z.enum(['none', 'held', 'used'])
export type PassState = z.output<typeof passState>

/** Why something cannot be done now, in the reader's language; null where nothing refuses. */
export const refusal = z.nullable(z.object({ reason: z.string(), message: z.string() }))

/** What a TES is worth when it is burnt: base units of USDT for one TES, times 10^12; the lower of both counts. */
export const burnPrice = z.object({
  /** Over half an hour or more; null before the first average. */
  average: z.nullable(amount),
  averagedAt: z.nullable(seconds),
  /** Of the pool at this moment; null for an empty pool. */
  spot: z.nullable(amount),
  /** Base units of USDT: what the pool must hold for a price, and holds. */
  depth: amount,
  poolUsdt: amount,
  refusal,
})

/** One burn: the specification's burn record, and what it did. */
export const burnRecord = z.object({
  /** Among all burns, from 1. */
  id: z.int(),
  user: address,
  /** Symbol. */
  coin: z.string(),
  burnAmount: amount,
  /** Base units of USDT that it was worth. */
  uAmount: amount,
  createTime: seconds,
  /** Power that it added, and the power of all after it. */
  power: amount,
  totalPower: amount,
  /** sun that it was bought with; null of a burn of one's own TES. */
  sun: z.nullable(amount),
  txHash,
  final: z.boolean(),
})
export type BurnRecord = z.output<typeof burnRecord>

export const powerRecordKind = z.enum(['burn', 'swapToBurn', 'claim'])

/** A change of my power, or a claim of what it earned. */
export const powerRecord = z.object({
  kind: powerRecordKind,
  /** TES burnt, or paid. */
  amount,
  /** Added; 0 of a claim. */
  power: amount,
  /** Mine and that of all after it. */
  ownPower: amount,
  networkPower: amount,
  createTime: seconds,
  txHash,
  final: z.boolean(),
})

/** A burn of a member of my first or second line. */
export const teamPowerRecord = z.object({
  user: address,
  /** 1 or 2. */
  line: z.int(),
  burnAmount: amount,
  uAmount: amount,
  power: amount,
  createTime: seconds,
  txHash,
  final: z.boolean(),
})

/** A kind of node. */
export const nodeKind = z.object({
  kind: z.int(),
  places: z.int(),
  /** Places that are bought, active ones too; and those that earn. */
  taken: z.int(),
  active: z.int(),
  left: z.int(),
  /** Base units of USDT; and sun at the average price, null while there is none. */
  price: amount,
  sun: z.nullable(amount),
  /** TES that an active place earns in a day of the running period; 0 where none runs. */
  daily: amount,
})

/** waiting: bought, to be activated or refunded · lapsed: too late to activate, the price waits · active · refunded */
export const nodeState = z.enum(['waiting', 'lapsed', 'active', 'refunded'])
export type NodeState = z.output<typeof nodeState>

export const node = z.object({
  nodeId: z.int(),
  kind: z.int(),
  state: nodeState,
  /** sun that it cost; until the activation it lies in the contract. */
  sun: amount,
  boughtAt: seconds,
  /** Until when it can be activated. */
  until: seconds,
  activatedAt: z.nullable(seconds),
  endedAt: z.nullable(seconds),
  paid: amount,
  claimable: amount,
  /** TES that it earns in a day of the running period. */
  daily: amount,
  txHash,
  final: z.boolean(),
})

/** lapsed: another account freed the place, and the price went back */
export const nodeRecordKind = z.enum(['bought', 'activated', 'refunded', 'lapsed', 'claimed'])
export type NodeRecordKind = z.output<typeof nodeRecordKind>

/** What happened to a node of mine. */
export const nodeRecord = z.object({
  record: nodeRecordKind,
  nodeId: z.int(),
  kind: z.int(),
  /** sun: the price, paid or paid back; null of a claim. */
  sun: z.nullable(amount),
  /** TES paid; null of others. */
  amount: z.nullable(amount),
  createTime: seconds,
  txHash,
  final: z.boolean(),
})

/** held: refundable · used: by a first burn · refunded */
export const passRecordState = z.enum(['held', 'used', 'refunded'])

/** A pass that I bought. */
export const passRecord = z.object({
  /** Among mine, from 1. */
  number: z.int(),
  sun: amount,
  state: passRecordState,
  createTime: seconds,
  /** When it was used or refunded. */
  endedAt: z.nullable(seconds),
  /** Its price was split along my line. */
  isCollected: z.boolean(),
  txHash,
  final: z.boolean(),
})

/** A day of burn mining, UTC. The last one runs yet. */
export const day = z.object({
  /** Its first second; and the part of it that mining had: from the first period, and until now. */
  day: seconds,
  from: seconds,
  to: seconds,
  /** Emitted in it to miners and nodes together, earned by someone or not. */
  pool: amount,
  /** At its end. */
  networkPower: amount,
  burns: z.int(),
  /** TES burnt, and base units of USDT that they were worth. */
  burnt: amount,
  worth: amount,
  /** Claims of miners and of nodes. */
  paidToMiners: amount,
  paidToNodes: amount,
  payments: z.int(),
  /** My power at its end, what it earned in the day, and my claims of that; null without a session. */
  mine: z.nullable(z.object({ power: amount, earned: amount, paid: amount })),
})

export const transactionKind = z.enum(['burn', 'swapToBurn', 'claim', 'claimNode'])

/** A burn or a claim, as its event has it. */
export const transaction = z.object({
  /** Among all of them, from 1. */
  number: z.int(),
  kind: transactionKind,
  account: address,
  /** TES burnt, or paid. */
  amount,
  /** Of a burn: added, and of all after it; null of a claim. */
  power: z.nullable(amount),
  networkPower: z.nullable(amount),
  /** Of a node's claim. */
  nodeId: z.nullable(z.int()),
  time: seconds,
  txHash,
  final: z.boolean(),
})
