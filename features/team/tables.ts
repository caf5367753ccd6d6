import {
  address,
  amount,
  bytewise,
  chainTable,
  int,
  oneOf,
  orNull,
  type RowOf,
  type TablesOf,
  text,
  userTable,
} from '#platform/std/chainTable.ts'

/**
 * `block` is the block of the row's last change. Pledges are base units of USDT, at the prices when each was staked.
 */

// ---- From chain: rebuilt from the events of Team and FeeSplitter, and of the contracts that stake

/** An active address. The root has a row from its first member or its own first pledge on. */
export const teamMembers = chainTable(
  'teamMembers',
  {
    address,
    /** null for the community root. */
    parent: orNull(address),
    /** Number among the parent's direct members, from 1; 0 for the root. */
    ordinal: int,
    /** Lines below the root. */
    depth: int,
    /** Its place in the order of the whole tree: `server/place.ts`. */
    path: bytewise,
    activeSince: orNull(int),
    directCount: int,
    /** Direct members with a pledge of their own. */
    activeDirects: int,
    /** Direct members of the direct members. */
    secondCount: int,
    /** Members below, at any depth. */
    teamSize: int,
    /** Its own; its direct members'; theirs; and that of all below, at any depth. */
    pledge: amount,
    directPledge: amount,
    secondPledge: amount,
    teamPledge: amount,
    /** 0 to 5: `levels.ts`. */
    level: int,
    /** How many rows of `teamRecords` it has. */
    records: int,
    /** Block of the bind; 0 for the root, which is older than any. */
    boundBlock: int,
    block: int,
  },
  {
    key: ['address'],
    indexes: [
      // A page of a direct line is a range of ordinals.
      { on: ['parent', 'ordinal'], unique: true },
      { on: ['path'] },
      // Found by the beginning of the address.
      { on: ['address text_pattern_ops'] },
    ],
    fillfactor: 50,
  },
)
export type MembersTable = RowOf<typeof teamMembers>

/**
 * How many of the members below an address have a level, from 1, and their own pledges. A row with 0 members is
 * deleted.
 */
export const teamLevelCounts = chainTable(
  'teamLevelCounts',
  {
    address,
    level: int,
    members: int,
    pledge: amount,
    block: int,
  },
  { key: ['address', 'level'] },
)
export type LevelCountsTable = RowOf<typeof teamLevelCounts>

/** The level that an address has from the end of a block on. */
export const teamLevelChanges = chainTable(
  'teamLevelChanges',
  {
    address,
    block: int,
    level: int,
  },
  { key: ['address', 'block'] },
)

/** Members whose path is this or after it, up to the next bucket, in the order of the tree. */
export const teamBuckets = chainTable(
  'teamBuckets',
  {
    fromPath: bytewise,
    members: int,
    block: int,
  },
  { key: ['fromPath'] },
)
export type BucketsTable = RowOf<typeof teamBuckets>

/** What one stake adds to the pledge of its owner. */
export const teamPledges = chainTable(
  'teamPledges',
  {
    /** The name of the feature that it is staked in. */
    source: text,
    /** Names the stake among those of its source. */
    position: text,
    owner: address,
    worth: amount,
    block: int,
  },
  { key: ['source', 'position'] },
)

/** A pledge that came or went in the first or second line of an address; `number` counts from 1. */
export const teamRecords = chainTable(
  'teamRecords',
  {
    address,
    number: int,
    member: address,
    line: int,
    source: text,
    kind: oneOf<'added' | 'taken'>(),
    worth: amount,
    time: int,
    txHash: text,
    block: int,
  },
  { key: ['address', 'number'] },
)
export type RecordsTable = RowOf<typeof teamRecords>

/** How much of something the members of a line have staked, and how many of them; line 1 or 2. */
export const teamLineAssets = chainTable(
  'teamLineAssets',
  {
    address,
    line: int,
    asset: address,
    units: amount,
    holders: int,
    block: int,
  },
  { key: ['address', 'line', 'asset'] },
)
export type LineAssetsTable = RowOf<typeof teamLineAssets>

/** Sun that an address was ever credited by FeeSplitter: its `earnedOf`. */
export const teamEarnings = chainTable(
  'teamEarnings',
  {
    address,
    earned: amount,
    block: int,
  },
  { key: ['address'] },
)

/** Addresses whose earnings begin with the same two digits and have the same length. */
export const teamEarningRanges = chainTable(
  'teamEarningRanges',
  {
    /** The least of them, in sun. */
    fromEarned: amount,
    members: int,
    earned: amount,
    block: int,
  },
  { key: ['fromEarned'] },
)
export type EarningRangesTable = RowOf<typeof teamEarningRanges>

// ---- From users: lost with the database, and only a convenience

/** The last bind that an address submitted. It proves nothing; it dates the wait for the transaction. */
export const teamHints = userTable(
  'teamHints',
  {
    address,
    txHash: text,
    /** Product time. */
    createdAt: int,
  },
  { key: ['address'] },
)

export const teamTables = [
  teamMembers,
  teamLevelCounts,
  teamLevelChanges,
  teamBuckets,
  teamPledges,
  teamRecords,
  teamLineAssets,
  teamEarnings,
  teamEarningRanges,
  teamHints,
] as const
export type TeamTables = TablesOf<typeof teamTables>
