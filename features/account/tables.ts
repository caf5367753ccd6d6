import {
  address,
  bytes,
  bytewise,
  int,
  orNull,
  type RowOf,
  type TablesOf,
  text,
  userTable,
} from '#platform/std/chainTable.ts'

// ---- From chain: nothing

// ---- From users

/** The member's own record. Times are product time. */
export const accountMembers = userTable(
  'accountMembers',
  {
    address,
    /** A remembered invitation. It binds nobody: only the chain does. */
    inviter: orNull(address),
    createdAt: int,
    updatedAt: int,
  },
  { key: ['address'] },
)

/** What a member tells of himself. Empty texts where he tells nothing. */
export const accountProfiles = userTable(
  'accountProfiles',
  {
    address,
    nickname: text,
    /** What of it meets the eye: equal for those that look alike. */
    nicknameKey: text,
    /** Since when the nickname looks like this. */
    namedAt: int,
    introduction: text,
    /** Hash of a picture of his. */
    picture: orNull(text),
    updatedAt: int,
  },
  { key: ['address'] },
)
export type ProfilesTable = RowOf<typeof accountProfiles>

/** A picture as it is served, once for each who uploaded it. */
export const accountPictures = userTable(
  'accountPictures',
  {
    /** SHA-256 of the bytes. */
    hash: text,
    owner: address,
    bytes,
    madeAt: int,
  },
  { key: ['hash', 'owner'] },
)

export const accountNicknameWords = userTable(
  'accountNicknameWords',
  {
    word: bytewise,
    address,
  },
  { key: ['word', 'address'] },
)

export const accountTables = [
  accountMembers,
  accountProfiles,
  accountNicknameWords,
  accountPictures,
] as const
export type AccountTables = TablesOf<typeof accountTables>
