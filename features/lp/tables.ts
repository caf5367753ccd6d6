import type { Address } from '#platform/std/address.ts'
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
} from '#platform/std/chainTable.ts'

/** A pool that was staked in or funded. */
export const lpPools = chainTable(
  'lpPools',
  {
    pool: address,
    staked: amount,
    /** Addresses with something staked. */
    stakers: int,
    /** Base units of TES. */
    paid: amount,
    block: int,
  },
  { key: ['pool'] },
)

/** An address's stake in a pool; a row stays when its stake is 0. */
export const lpStakes = chainTable(
  'lpStakes',
  {
    pool: address,
    owner: address,
    staked: amount,
    /** Base units of TES paid. */
    claimed: amount,
    block: int,
  },
  { key: ['pool', 'owner'] },
)

/** In how many pools an address has something staked. */
export const lpStakers = chainTable(
  'lpStakers',
  {
    owner: address,
    pools: int,
    claimed: amount,
    block: int,
  },
  { key: ['owner'] },
)

export type RecordKind = 'staked' | 'cancelled' | 'claimed' | 'left'

/** What happened to a stake. */
export const lpRecords = chainTable(
  'lpRecords',
  {
    block: int,
    txIndex: int,
    logIndex: int,
    pool: address,
    owner: address,
    kind: oneOf<RecordKind>(),
    /** Liquidity; of `claimed` base units of TES. */
    amount,
    /** Base units of TES. */
    givenUp: amount,
    /** Among the owner's records, from 1; among those of the pool, of the kind, of both. */
    number: int,
    poolNumber: int,
    kindNumber: int,
    poolKindNumber: int,
    /**
     * Paid in the pool to all, and in all pools, up to and with this one: the difference of two rows is the sum between
     * them.
     */
    poolPaid: amount,
    allPaid: amount,
    time: int,
    txHash: text,
  },
  {
    key: ['block', 'txIndex', 'logIndex'],
    indexes: [
      // Payments up to a moment.
      { on: ['time', 'block', 'txIndex', 'logIndex'] },
      { on: ['pool', 'time', 'block', 'txIndex', 'logIndex'] },
      { on: ['owner', 'number'], unique: true },
      { on: ['owner', 'pool', 'poolNumber'], unique: true },
      { on: ['owner', 'kind', 'kindNumber'], unique: true },
      { on: ['owner', 'pool', 'kind', 'poolKindNumber'], unique: true },
    ],
  },
)
export type RecordsTable = RowOf<typeof lpRecords>

/** How many records of a pool and a kind an address has; of any pool or kind where that is `all`. */
export const lpRecordCounts = chainTable(
  'lpRecordCounts',
  {
    owner: address,
    pool: oneOf<Address | 'all'>(),
    kind: oneOf<RecordKind | 'all'>(),
    records: int,
    block: int,
  },
  { key: ['owner', 'pool', 'kind'] },
)

/** A day that changed something in a pool. */
export const lpDays = chainTable(
  'lpDays',
  {
    pool: address,
    /** Unix seconds of 00:00 UTC. */
    day: int,
    /** At its end, or now. */
    staked: amount,
    /** Base units of TES paid in it. */
    paid: amount,
    block: int,
  },
  { key: ['pool', 'day'] },
)

/** One row, id 1. */
export const lpTotals = chainTable(
  'lpTotals',
  {
    id: int,
    stakers: int,
    /** Base units of TES paid to stakers. */
    paid: amount,
    /** Rewards of purchases that were issued. */
    issues: int,
    block: int,
  },
  { key: ['id'] },
)
export type TotalsTable = RowOf<typeof lpTotals>

/** none: bought without a reward */
export type RewardState = 'none' | 'waiting' | 'issued'

/** One purchase of liquidity. */
export const lpPurchases = chainTable(
  'lpPurchases',
  {
    id: int,
    buyer: address,
    pair: address,
    /** Coin of the payment: the zero address for the chain's own coin. */
    coin: address,
    amount,
    /** What went into the pool of its coins, in the order of the pair. */
    amount0: amount,
    amount1: amount,
    liquidity: amount,
    /** Base units of USDT. */
    worth: amount,
    /** Base units of TES. */
    reward: amount,
    state: oneOf<RewardState>(),
    time: int,
    issueTime: int,
    issuedAt: orNull(int),
    /** Number of the issue over all, from 1; null before it. */
    issueSeq: orNull(int),
    issueTxHash: orNull(text),
    txHash: text,
    /** Of the purchase itself. */
    boughtBlock: int,
    block: int,
  },
  {
    key: ['id'],
    indexes: [
      { on: ['buyer', 'id'] },
      { on: ['buyer', 'id'], where: `state <> 'none'` },
      { on: ['buyer', 'state', 'id'] },
      // The few whose last change is not final.
      { on: ['buyer', 'block'] },
      { on: ['txHash'] },
      { on: ['issueSeq'], where: 'issue_seq is not null' },
      { on: ['pair', 'issueSeq'], where: 'issue_seq is not null' },
    ],
  },
)
export type PurchasesTable = RowOf<typeof lpPurchases>

export const lpBuyers = chainTable(
  'lpBuyers',
  {
    buyer: address,
    purchases: int,
    /** Of those with a reward. */
    waiting: int,
    issued: int,
    block: int,
  },
  { key: ['buyer'] },
)
export type BuyersTable = RowOf<typeof lpBuyers>

/** Rewards issued to the buyers of a pair. */
export const lpIssueCounts = chainTable(
  'lpIssueCounts',
  {
    pair: address,
    issues: int,
    block: int,
  },
  { key: ['pair'] },
)

/**
 * All rows here are from chain: deleted and rebuilt from the events of LpStaking and LpPurchases they come out the
 * same, byte for byte. `block` is the block of the row's last change. Liquidity in base units of the LP coin.
 */
export const lpTables = [
  lpPools,
  lpStakes,
  lpStakers,
  lpRecords,
  lpRecordCounts,
  lpDays,
  lpTotals,
  lpPurchases,
  lpBuyers,
  lpIssueCounts,
] as const
export type LpTables = TablesOf<typeof lpTables>
