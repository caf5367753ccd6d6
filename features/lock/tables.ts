import {
  address,
  amount,
  chainTable,
  flag,
  int,
  oneOf,
  orNull,
  type RowOf,
  type TablesOf,
  text,
} from '#platform/std/chainTable.ts'

import type { LockKind } from './fields.ts'
import type { StepKind } from './shapes.ts'

/** One lock of either contract, running or ended. */
export const lockLocks = chainTable(
  'lockLocks',
  {
    /** `A1771977600`; in B with its account: `B1771977600T…`. */
    id: text,
    kind: oneOf<LockKind>(),
    /** Of all, from 1. */
    seq: int,
    /** Of all of its contract, from 0: lock A lists them by it. */
    number: int,
    /** Of all of its coin, from 1. */
    coinNumber: int,
    createTime: int,
    maker: address,
    owner: address,
    /** Its owner made it, or took it over; not one that another account made for it. */
    own: flag,
    coin: address,
    /** Base units that it is owed; once it is unlocked, those of before. */
    amount,
    /** Base units that it has paid. */
    paid: amount,
    lockTime: int,
    locked: flag,
    offeredTo: orNull(address),
    endedAt: orNull(int),
    steps: int,
    /** Of the transaction that made it. */
    txHash: text,
    block: int,
  },
  {
    key: ['id'],
    indexes: [
      { on: ['owner', 'own', 'createTime', 'id'] },
      { on: ['owner', 'coin', 'own', 'createTime', 'id'] },
      { on: ['seq'], unique: true },
      { on: ['coin', 'coinNumber'], unique: true },
      // What a meter adds up.
      { on: ['coin', 'lockTime'], include: ['amount'], where: 'locked' },
      { on: ['offeredTo', 'createTime', 'id'], where: 'offered_to is not null' },
    ],
  },
)
export type LocksTable = RowOf<typeof lockLocks>

/** One event of a lock. */
export const lockSteps = chainTable(
  'lockSteps',
  {
    lockId: text,
    /** Among those of the lock, from 1. */
    number: int,
    step: oneOf<StepKind>(),
    amount: orNull(amount),
    lockTime: orNull(int),
    account: orNull(address),
    time: int,
    txHash: text,
    block: int,
  },
  { key: ['lockId', 'number'] },
)
export type StepsTable = RowOf<typeof lockSteps>

/** Who has or had a lock. */
export const lockHolders = chainTable(
  'lockHolders',
  { id: text, account: address, block: int },
  { key: ['id', 'account'] },
)

/** What the locks of a coin are owed, and how many there are, by contract. */
export const lockCoins = chainTable(
  'lockCoins',
  {
    coin: address,
    owedA: amount,
    owedB: amount,
    openA: int,
    openB: int,
    everA: int,
    everB: int,
    block: int,
  },
  {
    key: ['coin'],
    indexes: [
      { on: ['openA desc', 'coin'], where: 'owed_a > 0' },
      { on: ['openB desc', 'coin'], where: 'owed_b > 0' },
    ],
  },
)
export type CoinsTable = RowOf<typeof lockCoins>

/** Numbers of each contract. */
export const lockTotals = chainTable(
  'lockTotals',
  {
    kind: oneOf<LockKind>(),
    /** Locks that are not paid whole, and all that there ever were. */
    open: int,
    ever: int,
    /** Coins that something is locked of. */
    coins: int,
    block: int,
  },
  { key: ['kind'] },
)
export type TotalsTable = RowOf<typeof lockTotals>

/** What one address has; a row stays when its last lock ends. */
export const lockOwners = chainTable(
  'lockOwners',
  {
    owner: address,
    /** Locks of its own, those that others made for it, and those that it may take over. */
    own: int,
    madeFor: int,
    offered: int,
    /** Its running lock B. */
    runningB: orNull(text),
    block: int,
  },
  { key: ['owner'] },
)
export type OwnersTable = RowOf<typeof lockOwners>

/** What the owner of lock B did, and what became of it. */
export const lockCoinChanges = chainTable(
  'lockCoinChanges',
  {
    block: int,
    txIndex: int,
    logIndex: int,
    /** set: `coin` comes into force at `inForce` · kept: a lock was made before, and `coin` stays */
    change: oneOf<'set' | 'kept'>(),
    coin: address,
    inForce: orNull(int),
    time: int,
    txHash: text,
  },
  { key: ['block', 'txIndex', 'logIndex'] },
)

/**
 * All rows here are from chain: deleted and rebuilt from the events of LockA and LockB they come out the same, byte for
 * byte. `block` is the block of the row's last change.
 */
export const lockTables = [
  lockLocks,
  lockSteps,
  lockHolders,
  lockCoins,
  lockTotals,
  lockOwners,
  lockCoinChanges,
] as const
export type LockTables = TablesOf<typeof lockTables>
