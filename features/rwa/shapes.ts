import { address, amount, seconds, txHash } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

/**
 * What follows from time, shares and attestation, in the order of the contract’s numbers. forSale · waiting: attested, with
 * its target, for 72 hours · releasable: anybody can release the money · failed: refunds are open to all · released
 */
export const assetState = z.enum(['forSale', 'waiting', 'releasable', 'failed', 'released'])
export type AssetState = z.output<typeof assetState>

/** fresh · amber: older than 8 days · stale: older than 30, nobody can buy · none: nothing was attested yet */
export const attestedState = z.enum(['none', 'fresh', 'amber', 'stale'])
export type AttestedState = z.output<typeof attestedState>

export const coinShape = z.object({ symbol: z.string(), address, decimals: z.int() })
export type RwaCoin = z.output<typeof coinShape>

/** Amounts in base units of the coin. */
export const assetView = z.object({
  asset: address,
  name: z.string(),
  symbol: z.string(),
  coin: coinShape,
  /** SHA-256 of the document that buyers see. */
  document: z.string(),
  issuer: address,
  revenue: address,
  state: assetState,
  /** Of a share. */
  price: amount,
  /** Shares without which no money is released, and all for sale. */
  target: z.int(),
  most: z.int(),
  /** There are so many now: sold and not given back, less those redeemed. */
  shares: z.int(),
  holders: z.int(),
  deadline: seconds,
  /** From when on the money can be released; null while attestation or target is missing. */
  releasableAt: z.nullable(seconds),
  /** Until when it can be, not included. */
  expiresAt: seconds,
  releasedAt: z.nullable(seconds),
  /** In the contract, for buyers. */
  escrow: amount,
  /** What the issuer got, or is credited. */
  raised: amount,
  /** Attested last: what the asset holds for all shares, and when; null before the first time. */
  reserve: z.nullable(amount),
  attestedAt: z.nullable(seconds),
  attested: attestedState,
  /** Dividends: that arrived ever, and of them those that holders have claimed. */
  distributed: amount,
  paid: amount,
  /** Paid in by the issuer for redemptions, ever; shares that wait for one now. */
  redeemed: amount,
  waiting: z.int(),
  createdAt: seconds,
  txHash,
  final: z.boolean(),
})
export type AssetView = z.output<typeof assetView>

/** What an account has of an asset. Amounts in base units of the coin. */
export const holding = z.object({
  shares: z.int(),
  /** Hundredths of a percent of all shares. */
  bps: z.int(),
  /** For shares that it still has in escrow: what a refund pays now; 0 after the release. */
  refundable: amount,
  /** Dividends of all time that it was paid, and those that it can claim. */
  claimed: amount,
  claimable: amount,
  /** Its request; null where there is none. */
  request: z.nullable(
    z.object({ number: z.int(), shares: z.int(), amount, time: seconds, ahead: z.int() }),
  ),
  /** Of redemptions that the issuer has paid in. */
  redeemable: amount,
  /** Payments that it refused, and can have sent again. */
  credit: amount,
})
export type RwaHolding = z.output<typeof holding>

/** Waiting times of redemptions that the issuer paid within 90 days, seconds; null without one. */
export const waits = z.object({
  paid: z.int(),
  shortest: z.nullable(z.int()),
  median: z.nullable(z.int()),
  longest: z.nullable(z.int()),
  /** Requests that wait now, and for how long the first of them has. */
  open: z.int(),
  oldest: z.nullable(z.int()),
})

export const attestation = z.object({
  number: z.int(),
  document: z.string(),
  reserve: amount,
  time: seconds,
  txHash,
  final: z.boolean(),
})

export const dividend = z.object({
  number: z.int(),
  amount,
  /** Of a share, rounded down. */
  each: amount,
  shares: z.int(),
  time: seconds,
  txHash,
  final: z.boolean(),
})
export type Dividend = z.output<typeof dividend>

export const redemptionState = z.enum(['open', 'cancelled', 'fulfilled'])
export type RedemptionState = z.output<typeof redemptionState>

export const redemption = z.object({
  number: z.int(),
  account: address,
  shares: z.int(),
  amount,
  state: redemptionState,
  time: seconds,
  endedAt: z.nullable(seconds),
  txHash,
  final: z.boolean(),
})

export const holder = z.object({ account: address, shares: z.int(), bps: z.int() })

/** Why a call is refused that nobody has signed yet; null where nothing refuses. */
export const refusal = z.nullable(
  z.object({ reason: z.string(), message: z.string(), field: z.nullable(z.string()) }),
)

export const recordKind = z.enum([
  'buy',
  'refund',
  'claim',
  'sent',
  'received',
  'request',
  'cancel',
  'fulfilled',
  'claimRedemption',
  'withdraw',
  'release',
  'distribute',
])
export type RecordKind = z.output<typeof recordKind>

export const rwaRecord = z.object({
  kind: recordKind,
  asset: address,
  symbol: z.string(),
  coin: coinShape,
  shares: z.nullable(z.int()),
  amount: z.nullable(amount),
  /** Who sent or got the shares. */
  other: z.nullable(address),
  time: seconds,
  txHash,
  final: z.boolean(),
})
export type RwaRecord = z.output<typeof rwaRecord>

/** All assets in one coin. Base units of it. */
export const sums = z.object({
  coin: coinShape,
  assets: z.int(),
  shares: z.int(),
  escrow: amount,
  reserve: amount,
  payouts: amount,
  redeemed: amount,
})

export const sources = z.array(source)
