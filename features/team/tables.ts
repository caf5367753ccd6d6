import type { Address } from '#platform/std/address.ts'

export type TeamTables = {
  teamMembers: MembersTable
  teamHints: HintsTable
}

// ---- From chain: rebuilt from the events of Team

/** An active address. The root has a row from its first member on. */
export interface MembersTable {
  address: Address
  /** null for the community root. */
  parent: Address | null
  /** Number among the parent's direct members, from 1; 0 for the root. */
  ordinal: number
  activeSince: number | null
  directCount: number
  /** Members below, at any depth. */
  teamSize: number
  /** Block of the bind; 0 for the root, which is older than any. */
  boundBlock: number
  /** Block of the row's last change. */
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
