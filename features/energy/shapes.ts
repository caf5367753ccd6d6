import { address, amount, seconds, txHash } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

/** Energy as TRON counts it, a day; money in sun. */

/** running: nobody ends it · due: its time is over, anybody ends it · ended */
export const leaseState = z.enum(['running', 'due', 'ended'])
export type LeaseState = z.output<typeof leaseState>

/** What energy costs and gives on this network now. */
export const networkNow = z.object({
  /** sun that one energy burns. */
  burnPrice: amount,
  /** Energy of all a day, and whole TRX that are staked for it. */
  limit: amount,
  weight: amount,
})
export type NetworkNow = z.output<typeof networkNow>

/** A provider’s lender, by the index. What was used up within the last day cannot be leased yet, and only the node knows it. */
export const lenderView = z.object({
  lender: address,
  provider: address,
  /** sun for one energy a day; 0: no new leases. */
  price: z.int(),
  /** The least energy of a lease. */
  least: z.int(),
  /** sun that is staked and not lent, and that is lent. */
  staked: amount,
  lent: amount,
  /** Energy a day that what is not lent gives now; null while the node is silent. */
  energy: z.nullable(z.int()),
  /** sun for the energy and days that were asked; null where no energy was. */
  cost: z.nullable(amount),
  /** Leases that run or are due, and all there ever were. */
  running: z.int(),
  leases: z.int(),
  /** sun that all of them paid. */
  paid: amount,
  createdAt: seconds,
  txHash,
  final: z.boolean(),
})
export type LenderView = z.output<typeof lenderView>

export const leaseView = z.object({
  lender: address,
  /** Names it at its lender for ever. */
  lease: z.int(),
  provider: address,
  receiver: address,
  payer: address,
  /** Energy that was asked and paid for, and the sun of stake that are lent for it. */
  energy: z.int(),
  lent: amount,
  /** Energy a day that they give now; null while the node is silent, 0 once it has ended. */
  energyNow: z.nullable(z.int()),
  days: z.int(),
  paid: amount,
  state: leaseState,
  time: seconds,
  /** From then on it can be ended. */
  until: seconds,
  endedAt: z.nullable(seconds),
  txHash,
  final: z.boolean(),
})
export type LeaseView = z.output<typeof leaseView>

/** A part of the stake that its provider has left with. waiting: until 14 days are over · ready: `collect` pays it */
export const leaving = z.object({
  number: z.int(),
  sun: amount,
  state: z.enum(['waiting', 'ready']),
  /** When it can be collected. */
  until: seconds,
  txHash,
  final: z.boolean(),
})

/** sun of a provider, as its lender states them. */
export const books = z.object({
  lent: amount,
  /** Staked and not lent: `leave` takes it. */
  staked: amount,
  /** Energy a day of it that can be leased now, and whole TRX that give it. */
  free: z.object({ energy: z.int(), whole: z.int() }),
  /** On its way out, for less than 14 days. */
  leaving: amount,
  /** What `collect` pays: of the stake, and earned by leases. */
  left: amount,
  earned: amount,
  /** How many more times the provider can leave now. */
  exitsLeft: z.int(),
})

/** Which of three ways of having energy is the cheapest. own: there is enough already */
export const way = z.enum(['own', 'burn', 'lease'])

/** What a call’s energy costs each way. */
export const choice = z.object({
  cheapest: way,
  /** Energy that the account lacks. */
  missing: z.int(),
  /** sun that are burnt without a lease; 0 where the own energy is enough. */
  burn: amount,
  /** null where nobody leases so much. */
  lease: z.nullable(
    z.object({
      /** Energy to lease: what is missing then, at least the provider’s least. */
      energy: z.int(),
      /** sun to the provider; sun that the call of the lease itself burns; both. */
      price: amount,
      callBurn: amount,
      total: amount,
      /** Energy from which leasing it is cheaper than burning; null where it never is. */
      from: z.nullable(z.int()),
    }),
  ),
})
export type Choice = z.output<typeof choice>

/** Why a call is refused that nobody has signed yet; null where nothing refuses. */
export const refusal = z.nullable(
  z.object({ reason: z.string(), message: z.string(), field: z.nullable(z.string()) }),
)

export const recordKind = z.enum([
  'make',
  'terms',
  'supply',
  'lease',
  'received',
  'leasedOut',
  'ended',
  'leave',
  'collect',
])
export type RecordKind = z.output<typeof recordKind>

/** What an account did as payer, receiver or provider. */
export const energyRecord = z.object({
  kind: recordKind,
  lender: address,
  lease: z.nullable(z.int()),
  energy: z.nullable(z.int()),
  sun: z.nullable(amount),
  /** Who got the energy, or paid for it. */
  other: z.nullable(address),
  time: seconds,
  txHash,
  final: z.boolean(),
})

/** All lenders together. */
export const sums = z.object({
  lenders: z.int(),
  /** With a price. */
  offering: z.int(),
  staked: amount,
  lent: amount,
  running: z.int(),
  leases: z.int(),
  paid: amount,
})

export const sources = z.array(source)
