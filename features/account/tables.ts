import type { Address } from '#platform/std/address.ts'

export type AccountTables = {
  accountMembers: AccountMembersTable
  accountProfiles: ProfilesTable
  accountNicknameWords: { word: string; address: Address }
  accountPictures: PicturesTable
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

/** What a member tells of himself. Empty texts where he tells nothing. */
export interface ProfilesTable {
  address: Address
  nickname: string
  /** What of it meets the eye: equal for those that look alike. */
  nicknameKey: string
  /** Since when the nickname looks like this. */
  namedAt: number
  introduction: string
  /** Hash of a picture of his. */
  picture: string | null
  updatedAt: number
}

/** A picture as it is served, once for each who uploaded it. */
export interface PicturesTable {
  /** SHA-256 of the bytes. */
  hash: string
  owner: Address
  bytes: Uint8Array
  madeAt: number
}
