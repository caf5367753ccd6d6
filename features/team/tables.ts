import type { Address } from '#platform/std/address.ts'

export type TeamTables = {
  teamMembers: MembersTable
  teamLevelCounts: LevelCountsTable
  teamLevelChanges: LevelChangesTable
  teamStretches: StretchesTable
  teamPledges: PledgesTable
  teamRecords: RecordsTable
  teamLineAssets: LineAssetsTable
  teamEarnings: EarningsTable
  teamEarningRanges: EarningRangesTable
  teamHints: HintsTable
}

/**
 * `block` is the block of the row's last change. Pledges are base units of USDT, at the prices when each was staked.
 */

// ---- From chain: rebuilt from the events of Team and FeeSplitter, and of the contracts that stake

/** An active address. The root has a row from its first member or its own first pledge on. */
export interface MembersTable {
  address: Address
  /** null for the community root. */
  parent: Address | null
  /** Number among the parent's direct members, from 1; 0 for the root. */
  ordinal: number
  /** Lines below the root. */
  depth: number
  /** Where it stands in the order of the whole tree: `server/place.ts`. */
  path: string
  activeSince: number | null
  directCount: number
  /** Direct members with a pledge of their own. */
  activeDirects: number
  /** Direct members of the direct members. */
  secondCount: number
  /** Members below, at any depth. */
  teamSize: number
  /** Its own; its direct members'; theirs; and that of all below, at any depth. */
  pledge: bigint
  directPledge: bigint
  secondPledge: bigint
  teamPledge: bigint
  /** 0 to 5: `levels.ts`. */
  level: number
  /** How many rows of `teamRecords` it has. */
  records: number
  /** Block of the bind; 0 for the root, which is older than any. */
  boundBlock: number
  block: number
}

/** How many of the members below an address have a level, from 1, and their own pledges. No row says 0 members. */
export interface LevelCountsTable {
  address: Address
  level: number
  members: number
  pledge: bigint
  block: number
}

/** The level that an address has from the end of a block on. */
export interface LevelChangesTable {
  address: Address
  block: number
  level: number
}

/** Members whose path is this or after it, up to the next stretch: the order of the tree, cut. */
export interface StretchesTable {
  fromPath: string
  members: number
  block: number
}

export type PledgeSource = 'lp' | 'staking' | 'nft'

/** What one stake adds to the pledge of its owner. */
export interface PledgesTable {
  source: PledgeSource
  /** Names the stake among those of its source. */
  position: string
  owner: Address
  worth: bigint
  block: number
}

/** A pledge that came or went in the first or second line of an address; `number` counts from 1. */
export interface RecordsTable {
  address: Address
  number: number
  member: Address
  line: number
  source: PledgeSource
  kind: 'added' | 'taken'
  worth: bigint
  time: number
  txHash: string
  block: number
}

/** How much of something the members of a line have staked, and how many of them; line 1 or 2. */
export interface LineAssetsTable {
  address: Address
  line: number
  asset: Address
  units: bigint
  holders: number
  block: number
}

/** Sun that an address was ever credited by FeeSplitter: its `earnedOf`. */
export interface EarningsTable {
  address: Address
  earned: bigint
  block: number
}

/** Addresses whose earnings begin with the same two digits and are as long. */
export interface EarningRangesTable {
  /** The least of them, in sun. */
  fromEarned: bigint
  members: number
  earned: bigint
  block: number
}

// ---- From users: lost with the database, and only a convenience

/** The last bind an address told us of. It proves nothing; it dates the wait for the transaction. */
export interface HintsTable {
  address: Address
  txHash: string
  /** Product time. */
  createdAt: number
}
