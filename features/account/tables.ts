import type { Address } from '#platform/std/address.ts'

export type AccountTables = {
  accountMembers: AccountMembersTable
}

// ---- From chain: nothing

// ---- From users

/** The member's own record. Times are product time. */
export interface AccountMembersTable {
  address: Address
  /** A remembered invitation. It binds nobody: only the chain does. */
  inviter: Address | null
  createdAt: number
  updatedAt: number
}
