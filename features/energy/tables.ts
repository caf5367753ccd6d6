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

import type { RecordKind } from './shapes.ts'

// From chain: rebuilt from the events of LenderFactory and of its lenders. Amounts are sun.

export const energyLenders = chainTable(
  'energyLenders',
  {
    lender: address,
    seq: int,
    provider: address,
    /** sun for one energy a day; 0: no new leases. */
    price: int,
    /** The least energy of a lease. */
    least: int,
    /** Staked and not lent; lent; taken out of the stake and not collected. */
    staked: amount,
    lent: amount,
    takenOut: amount,
    /** Paid by leases and not collected; paid ever; collected beside the stake. */
    earned: amount,
    paid: amount,
    collected: amount,
    /** Leases ever, and those that have not ended. */
    leases: int,
    running: int,
    /** Times the provider has left, and the last of them that was collected. */
    leavings: int,
    collectedTo: int,
    createdAt: int,
    txHash: text,
    block: int,
  },
  {
    key: ['lender'],
    indexes: [
      { on: ['seq'], unique: true },
      { on: ['provider'], unique: true },
      { on: ['price', 'seq'], include: ['staked', 'least'], where: 'price > 0' },
    ],
  },
)
export type LendersTable = RowOf<typeof energyLenders>

export const energyLeases = chainTable(
  'energyLeases',
  {
    lender: address,
    lease: int,
    /** Among those of the lender, from 1. */
    number: int,
    receiver: address,
    payer: address,
    energy: int,
    lent: amount,
    paid: amount,
    until: int,
    endedAt: orNull(int),
    time: int,
    txHash: text,
    block: int,
  },
  {
    key: ['lender', 'lease'],
    indexes: [
      { on: ['lender', 'number'], unique: true },
      { on: ['lender', 'until', 'number'], where: 'ended_at is null' },
    ],
  },
)
export type LeasesTable = RowOf<typeof energyLeases>

/** Parts of the stake that a provider has left with, in the order of their dates. */
export const energyLeavings = chainTable(
  'energyLeavings',
  {
    lender: address,
    number: int,
    sun: amount,
    until: int,
    collectedAt: orNull(int),
    txHash: text,
    block: int,
  },
  { key: ['lender', 'number'] },
)
export type LeavingsTable = RowOf<typeof energyLeavings>

/** Leases that an account paid or received, each once. */
export const energyOwnLeases = chainTable(
  'energyOwnLeases',
  { account: address, number: int, lender: address, lease: int, block: int },
  { key: ['account', 'number'] },
)

/** What an account did, or what was done for it. */
export const energyRecords = chainTable(
  'energyRecords',
  {
    account: address,
    number: int,
    lender: address,
    kind: oneOf<RecordKind>(),
    lease: orNull(int),
    energy: orNull(int),
    sun: orNull(amount),
    other: orNull(address),
    time: int,
    txHash: text,
    block: int,
  },
  { key: ['account', 'number'] },
)
export type RecordsTable = RowOf<typeof energyRecords>

export const energyAccounts = chainTable(
  'energyAccounts',
  { account: address, leases: int, records: int, block: int },
  { key: ['account'] },
)

/** One row. */
export const energySums = chainTable(
  'energySums',
  {
    id: int,
    lenders: int,
    offering: int,
    staked: amount,
    lent: amount,
    running: int,
    leases: int,
    paid: amount,
    block: int,
  },
  { key: ['id'] },
)
export type SumsTable = RowOf<typeof energySums>

export const energyTables = [
  energyLenders,
  energyLeases,
  energyLeavings,
  energyOwnLeases,
  energyRecords,
  energyAccounts,
  energySums,
] as const
export type EnergyTables = TablesOf<typeof energyTables>
