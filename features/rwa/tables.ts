import {
  address,
  amount,
  chainTable,
  int,
  oneOf,
  orNull,
  type RowOf,
  type TablesOf,
  text,
  userTable,
} from '#platform/std/chainTable.ts'

import type { RecordKind, RedemptionState } from './shapes.ts'

// ---- From chain: rebuilt from the events of RwaRegistry and of its assets. Amounts are base units of the asset’s coin.

export const rwaAssets = chainTable(
  'rwaAssets',
  {
    asset: address,
    seq: int,
    /** Without signs that are not seen; `?` where nothing is left. */
    name: text,
    symbol: text,
    coin: address,
    document: text,
    issuer: address,
    revenue: address,
    price: amount,
    target: int,
    most: int,
    deadline: int,
    shares: int,
    holders: int,
    reachedAt: orNull(int),
    releasedAt: orNull(int),
    raised: amount,
    /** Attested last; `attestedShares` are those that the reserve is for, 0 before the release. */
    reserve: amount,
    attestedAt: orNull(int),
    attestedShares: int,
    attestations: int,
    /** Dividends that arrived, those claimed, and of one share since the release, times 2^23. */
    distributed: amount,
    paid: amount,
    each: amount,
    dividends: int,
    /** Paid in for redemptions, and of it what was claimed. */
    redeemed: amount,
    redeemedPaid: amount,
    requests: int,
    /** Requests that are open, and their shares. */
    open: int,
    waiting: int,
    credits: amount,
    createdAt: int,
    txHash: text,
    block: int,
  },
  { key: ['asset'], indexes: [{ on: ['seq'], unique: true }] },
)
export type AssetsTable = RowOf<typeof rwaAssets>

/** An account and an asset; stays when all shares have gone. */
export const rwaHoldings = chainTable(
  'rwaHoldings',
  {
    asset: address,
    account: address,
    /** Among those of the account, from 1. */
    number: int,
    shares: int,
    /** Dividends: written down, of one share when they were, and claimed. */
    owed: amount,
    each: amount,
    claimed: amount,
    /** Number of its open request; null: none. */
    request: orNull(int),
    /** Redemptions that were paid in and not claimed. */
    due: amount,
    credit: amount,
    block: int,
  },
  {
    key: ['asset', 'account'],
    indexes: [
      { on: ['account', 'number'], unique: true },
      { on: ['asset', 'shares desc', 'account'], where: 'shares > 0' },
    ],
  },
)
export type HoldingsTable = RowOf<typeof rwaHoldings>

export const rwaAttestations = chainTable(
  'rwaAttestations',
  {
    asset: address,
    number: int,
    document: text,
    reserve: amount,
    time: int,
    txHash: text,
    block: int,
  },
  {
    key: ['asset', 'number'],
    indexes: [{ on: ['asset', 'document'], unique: true }],
  },
)

export const rwaDividends = chainTable(
  'rwaDividends',
  { asset: address, number: int, amount, shares: int, time: int, txHash: text, block: int },
  { key: ['asset', 'number'] },
)

export const rwaRedemptions = chainTable(
  'rwaRedemptions',
  {
    asset: address,
    number: int,
    account: address,
    shares: int,
    amount,
    state: oneOf<RedemptionState>(),
    time: int,
    endedAt: orNull(int),
    txHash: text,
    block: int,
  },
  {
    key: ['asset', 'number'],
    indexes: [
      { on: ['asset', 'number'], where: `state = 'open'` },
      { on: ['asset', 'endedAt desc'], where: `state = 'fulfilled'` },
    ],
  },
)

/** What an account did, or what was done for it. */
export const rwaRecords = chainTable(
  'rwaRecords',
  {
    account: address,
    number: int,
    asset: address,
    kind: oneOf<RecordKind>(),
    shares: orNull(int),
    amount: orNull(amount),
    other: orNull(address),
    time: int,
    txHash: text,
    block: int,
  },
  { key: ['account', 'number'] },
)
export type RecordsTable = RowOf<typeof rwaRecords>

/** Numbers of an account, and until when it may get shares: 0, never. */
export const rwaAccounts = chainTable(
  'rwaAccounts',
  { account: address, holdings: int, records: int, allowedUntil: int, block: int },
  { key: ['account'] },
)

/** All assets in one coin; `reserve` is what was attested last of each. */
export const rwaSums = chainTable(
  'rwaSums',
  {
    coin: address,
    assets: int,
    shares: int,
    escrow: amount,
    reserve: amount,
    payouts: amount,
    redeemed: amount,
    block: int,
  },
  { key: ['coin'] },
)
export type SumsTable = RowOf<typeof rwaSums>

// ---- From users

/** Addresses that wait for the feature to open here. */
export const rwaInterests = userTable(
  'rwaInterests',
  { account: address, createdAt: int },
  { key: ['account'] },
)

export const rwaTables = [
  rwaAssets,
  rwaHoldings,
  rwaAttestations,
  rwaDividends,
  rwaRedemptions,
  rwaRecords,
  rwaAccounts,
  rwaSums,
  rwaInterests,
] as const
export type RwaTables = TablesOf<typeof rwaTables>
