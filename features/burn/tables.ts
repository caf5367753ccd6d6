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

import type { NodeRecordKind, PassState } from './shapes.ts'

/** Amounts are base units: of TES where no other unit is named. Power is counted in base units of USDT. */

export const burnPeriods = chainTable(
  'burnPeriods',
  {
    /** From 0. */
    number: int,
    start: int,
    pool: amount,
    /** What was free again by its opening. */
    released: amount,
    /** Emitted in each second, and by all periods before it. */
    perSecond: amount,
    before: amount,
    txHash: text,
    block: int,
  },
  { key: ['number'] },
)
export type PeriodsTable = RowOf<typeof burnPeriods>

/** One row, id 1: the power of all as its word in the contract has it, and sums over all. */
export const burnNetwork = chainTable(
  'burnNetwork',
  {
    id: int,
    power: amount,
    /** Emitted when the word was written, and what a unit of power had earned then, times 2^54. */
    emitted: amount,
    each: amount,
    periods: int,
    miners: int,
    /** Burns and claims; burns; and those that TRX bought. */
    records: int,
    burns: int,
    /** Burnt, and base units of USDT that it was worth. */
    burnt: amount,
    worth: amount,
    paidToMiners: amount,
    paidToNodes: amount,
    nodes: int,
    nodesRefunded: int,
    activeNodes: int,
    /** sun in the contract: of passes, of nodes that are not active, for the fund, and of accounts that refused it. */
    passSun: amount,
    nodeSun: amount,
    fundSun: amount,
    creditSun: amount,
    block: int,
  },
  { key: ['id'] },
)
export type NetworkTable = RowOf<typeof burnNetwork>

/** What an account has, and how many rows of each kind. */
export const burnAccounts = chainTable(
  'burnAccounts',
  {
    account: address,
    power: amount,
    /** Of the network, when its power or its claims changed last; and what it had ever earned by then. */
    each: amount,
    earned: amount,
    paid: amount,
    burnt: amount,
    worth: amount,
    burns: int,
    swaps: int,
    /** Its burns and claims. */
    records: int,
    pass: oneOf<PassState>(),
    passes: int,
    nodes: int,
    /** Bought and not active, and active. */
    waitingNodes: int,
    activeNodes: int,
    nodeRecords: int,
    nodesPaid: amount,
    /** sun of lapsed nodes that it refused. */
    credit: amount,
    /** Burns of its first and second line. */
    lineRecords: int,
    block: int,
  },
  { key: ['account'] },
)
export type AccountsTable = RowOf<typeof burnAccounts>

export type MoveKind = 'burn' | 'swapToBurn' | 'claim' | 'claimNode'

/** All burns and claims. */
export const burnRecords = chainTable(
  'burnRecords',
  {
    /** Among all of them, from 1. */
    seq: int,
    kind: oneOf<MoveKind>(),
    account: address,
    /** Among those of its power; null of a node's claim. */
    number: orNull(int),
    /** Of a burn: among all, among its account's, and among those that TRX bought. */
    burn: orNull(int),
    ownBurn: orNull(int),
    ownSwap: orNull(int),
    /** Burnt, or paid. */
    amount,
    /** Base units of USDT. */
    worth: orNull(amount),
    power: orNull(amount),
    /** Of all, and its own, after it. */
    networkPower: orNull(amount),
    ownPower: orNull(amount),
    /** sun. */
    sun: orNull(amount),
    nodeId: orNull(int),
    /** Of the account's power: its word, what it ever earned, and was ever paid by then; null of a node's claim. */
    each: orNull(amount),
    earned: orNull(amount),
    paid: orNull(amount),
    time: int,
    txHash: text,
    block: int,
  },
  {
    key: ['seq'],
    indexes: [
      { on: ['account', 'number'], unique: true, where: 'number is not null' },
      { on: ['account', 'seq'], where: 'number is not null' },
      { on: ['burn'], unique: true, where: 'burn is not null' },
      { on: ['account', 'ownBurn'], unique: true, where: 'own_burn is not null' },
      { on: ['account', 'ownSwap'], unique: true, where: 'own_swap is not null' },
    ],
  },
)
export type MovesTable = RowOf<typeof burnRecords>

/** A day in which something changed: the network's word as the day ended, sums within it and up to its end. */
export const burnDays = chainTable(
  'burnDays',
  {
    /** Its first second, UTC. */
    day: int,
    power: amount,
    emitted: amount,
    each: amount,
    burns: int,
    burnt: amount,
    worth: amount,
    payments: int,
    paidToMiners: amount,
    paidToNodes: amount,
    /** Up to its end, ever. */
    records: int,
    everToMiners: amount,
    everToNodes: amount,
    block: int,
  },
  { key: ['day'] },
)
export type DaysTable = RowOf<typeof burnDays>

export type KeptPass = 'held' | 'used' | 'refunded'

export const burnPasses = chainTable(
  'burnPasses',
  {
    account: address,
    /** Among its own, from 1. */
    number: int,
    sun: amount,
    state: oneOf<KeptPass>(),
    isCollected: flag,
    boughtAt: int,
    endedAt: orNull(int),
    txHash: text,
    block: int,
  },
  {
    key: ['account', 'number'],
    indexes: [
      // Those whose price waits for the splitter.
      { on: ['endedAt', 'account'], where: `state = 'used' and not is_collected` },
    ],
  },
)
export type PassesTable = RowOf<typeof burnPasses>

/** waiting: bought, and neither activated nor refunded; whether it has lapsed follows from time. */
export type KeptNode = 'waiting' | 'active' | 'refunded'

export const burnNodes = chainTable(
  'burnNodes',
  {
    nodeId: int,
    owner: address,
    /** Among those of its owner, from 1. */
    number: int,
    kind: int,
    /** sun that it cost. */
    sun: amount,
    until: int,
    state: oneOf<KeptNode>(),
    boughtAt: int,
    activatedAt: orNull(int),
    endedAt: orNull(int),
    /** Emitted when it was paid last, or activated; null before. */
    emitted: orNull(amount),
    paid: amount,
    txHash: text,
    block: int,
  },
  {
    key: ['nodeId'],
    indexes: [
      { on: ['owner', 'number'], unique: true },
      { on: ['owner', 'nodeId'], where: `state <> 'refunded'` },
    ],
  },
)
export type NodesTable = RowOf<typeof burnNodes>

/** What became of an account's nodes. */
export const burnNodeRecords = chainTable(
  'burnNodeRecords',
  {
    owner: address,
    number: int,
    nodeId: int,
    kind: int,
    record: oneOf<NodeRecordKind>(),
    sun: orNull(amount),
    amount: orNull(amount),
    time: int,
    txHash: text,
    block: int,
  },
  { key: ['owner', 'number'] },
)
export type NodeRecordsTable = RowOf<typeof burnNodeRecords>

/** Power of the first and the second line of an account. */
export const burnLines = chainTable(
  'burnLines',
  {
    account: address,
    /** 1 or 2. */
    line: int,
    power: amount,
    miners: int,
    block: int,
  },
  { key: ['account', 'line'] },
)

/** Burns of the two lines of an account. */
export const burnLineRecords = chainTable(
  'burnLineRecords',
  {
    account: address,
    number: int,
    line: int,
    /** Among all burns. */
    burn: int,
    block: int,
  },
  { key: ['account', 'number'] },
)

/**
 * All rows are from chain: deleted and rebuilt from the events of BurnMining they come out the same. `block` is the block
 * of the row's last change.
 */
export const burnTables = [
  burnPeriods,
  burnNetwork,
  burnAccounts,
  burnRecords,
  burnDays,
  burnPasses,
  burnNodes,
  burnNodeRecords,
  burnLines,
  burnLineRecords,
] as const
export type BurnTables = TablesOf<typeof burnTables>
