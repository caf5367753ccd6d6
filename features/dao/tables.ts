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
  userTable,
} from '#platform/std/chainTable.ts'

import type { MovementKind, RecordKind, Support } from './shapes.ts'

// ---- From chain: rebuilt from the events of VoteStake, Dao and DaoPool. Amounts are base units of TES where no coin is named.

export const daoProposals = chainTable(
  'daoProposals',
  {
    /** Of the chain: in decimal, for it is longer than a number here. */
    id: text,
    number: int,
    proposer: address,
    /** Without signs that are not seen, and without the mark of its proposer. */
    title: text,
    description: text,
    /** Of the description as the chain has it. */
    descriptionHash: text,
    /** JSON: of each call its contract and its calldata. */
    calls: text,
    pays: flag,
    startsAt: int,
    endsAt: int,
    /** The end before a late quorum moved it. */
    endBefore: orNull(int),
    votesFor: amount,
    votesAgainst: amount,
    votesAbstain: amount,
    voters: int,
    /** All that was staked when the vote began; null before. */
    stakedThen: orNull(amount),
    /** That is so: for the index. */
    begun: flag,
    queuedAt: orNull(int),
    eta: orNull(int),
    executedAt: orNull(int),
    canceledAt: orNull(int),
    createdAt: int,
    txHash: text,
    block: int,
  },
  {
    key: ['id'],
    indexes: [
      { on: ['number'], unique: true },
      { on: ['startsAt'], where: 'not begun' },
    ],
  },
)
export type ProposalsTable = RowOf<typeof daoProposals>

export const daoVotes = chainTable(
  'daoVotes',
  {
    proposal: text,
    /** Among those of the proposal, from 1. */
    number: int,
    voter: address,
    support: oneOf<Support>(),
    weight: amount,
    time: int,
    txHash: text,
    block: int,
  },
  { key: ['proposal', 'number'], indexes: [{ on: ['proposal', 'voter'], unique: true }] },
)
export type VotesTable = RowOf<typeof daoVotes>

/** An account that has staked, or has had votes, or a record. */
export const daoAccounts = chainTable(
  'daoAccounts',
  {
    account: address,
    staked: amount,
    /** Who has its votes: itself, where it has named nobody. */
    delegate: address,
    /** Now, its own among them where it has them. */
    votes: amount,
    /** Others with a stake that gave it their votes. */
    delegators: int,
    records: int,
    block: int,
  },
  {
    key: ['account'],
    indexes: [{ on: ['delegate', 'staked desc', 'account'], where: 'staked > 0' }],
  },
)
export type AccountsTable = RowOf<typeof daoAccounts>

/** What an account did, or what was done for it. */
export const daoRecords = chainTable(
  'daoRecords',
  {
    account: address,
    number: int,
    kind: oneOf<RecordKind>(),
    amount: orNull(amount),
    /** null of TES that were staked, left or voted with. */
    coin: orNull(address),
    other: orNull(address),
    proposal: orNull(text),
    support: orNull(oneOf<Support>()),
    time: int,
    txHash: text,
    block: int,
  },
  { key: ['account', 'number'] },
)
export type RecordsTable = RowOf<typeof daoRecords>

/** Of the pool, by calls. */
export const daoMovements = chainTable(
  'daoMovements',
  {
    number: int,
    kind: oneOf<MovementKind>(),
    coin: address,
    account: address,
    amount,
    /** Of a payment, once its proposal is executed in the same transaction. */
    proposal: orNull(text),
    time: int,
    txHash: text,
    block: int,
  },
  { key: ['number'] },
)
export type MovementsTable = RowOf<typeof daoMovements>

/** Of TRX, USDT and TES. */
export const daoCoins = chainTable(
  'daoCoins',
  { coin: address, given: amount, paid: amount, block: int },
  { key: ['coin'] },
)

/** One row: 1. */
export const daoTotals = chainTable(
  'daoTotals',
  { id: int, staked: amount, stakers: int, proposals: int, movements: int, block: int },
  { key: ['id'] },
)
export type TotalsTable = RowOf<typeof daoTotals>

// ---- From users

/** Votes that were signed and wait to be sent, one of an account. */
export const daoSignedVotes = userTable(
  'daoSignedVotes',
  {
    voter: address,
    proposal: text,
    support: int,
    signature: text,
    createdAt: int,
    /** The latest end that its vote can have. */
    until: int,
  },
  { key: ['voter'] },
)

export const daoTables = [
  daoProposals,
  daoVotes,
  daoAccounts,
  daoRecords,
  daoMovements,
  daoCoins,
  daoTotals,
  daoSignedVotes,
] as const
export type DaoTables = TablesOf<typeof daoTables>
