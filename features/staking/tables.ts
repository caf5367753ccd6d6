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

/** earning becomes matured in the first block at or after the unlock time. */
export type PositionState = 'earning' | 'matured' | 'unstaked' | 'renewed' | 'left'

/** One stake, running or ended. */
export const stakingPositions = chainTable(
  'stakingPositions',
  {
    id: int,
    owner: address,
    coin: address,
    /** Base units of the coin. */
    amount,
    termDays: int,
    start: int,
    unlockTime: int,
    /** Base units of TES set aside at opening, and paid of it. */
    reward: amount,
    paid: amount,
    state: oneOf<PositionState>(),
    endedAt: orNull(int),
    renewedAs: orNull(int),
    /** Hash of the transaction that opened it. */
    txHash: text,
    block: int,
  },
  {
    key: ['id'],
    indexes: [
      { on: ['owner', 'id'] },
      { on: ['owner', 'coin', 'id'] },
      { on: ['owner', 'state', 'id'] },
      { on: ['owner', 'coin', 'state', 'id'] },
      // Stakes with a claimable reward, now or in a later second.
      { on: ['owner', 'id'], where: `paid < reward and state <> 'left'` },
      // Stakes that the next block may find ended.
      { on: ['unlockTime'], where: `state = 'earning'` },
    ],
  },
)
export type PositionsTable = RowOf<typeof stakingPositions>

/** One payment of rewards. */
export const stakingClaims = chainTable(
  'stakingClaims',
  {
    block: int,
    txIndex: int,
    logIndex: int,
    owner: address,
    /** Among the owner's, from 1. */
    number: int,
    amount,
    /** How many stakes it paid. */
    stakes: int,
    /** All payments up to and with this one: the difference of two rows is the sum between them. */
    totalPaid: amount,
    time: int,
    txHash: text,
  },
  {
    key: ['block', 'txIndex', 'logIndex'],
    indexes: [
      { on: ['time', 'block', 'txIndex', 'logIndex'] },
      { on: ['owner', 'number'], unique: true },
    ],
  },
)

/** What one address has; a row stays when its last stake ends. */
export const stakingOwners = chainTable(
  'stakingOwners',
  {
    owner: address,
    /** Stakes with their principal. */
    open: int,
    claims: int,
    /** Base units of TES paid. */
    claimed: amount,
    block: int,
  },
  { key: ['owner'] },
)
export type OwnersTable = RowOf<typeof stakingOwners>

/** How many stakes of a coin and a state an address has. A row with 0 is deleted. */
export const stakingCounts = chainTable(
  'stakingCounts',
  {
    owner: address,
    coin: address,
    state: oneOf<PositionState>(),
    positions: int,
    block: int,
  },
  { key: ['owner', 'coin', 'state'] },
)

export const stakingCoins = chainTable(
  'stakingCoins',
  {
    coin: address,
    /** Base units staked now, in how many stakes, and how many there ever were. */
    total: amount,
    open: int,
    everOpened: int,
    block: int,
  },
  { key: ['coin'] },
)
export type CoinsTable = RowOf<typeof stakingCoins>

/** One row, id 1. */
export const stakingTotals = chainTable(
  'stakingTotals',
  {
    id: int,
    /** Addresses that have something staked. */
    stakers: int,
    /** Base units of TES. */
    paid: amount,
    block: int,
  },
  { key: ['id'] },
)
export type TotalsTable = RowOf<typeof stakingTotals>

/**
 * All rows here are from chain: deleted and rebuilt from the events of TermStaking they come out the same, byte for
 * byte. `block` is the block of the row's last change.
 */
export const stakingTables = [
  stakingPositions,
  stakingClaims,
  stakingOwners,
  stakingCounts,
  stakingCoins,
  stakingTotals,
] as const
export type StakingTables = TablesOf<typeof stakingTables>
