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
    /** A stored invitation. It binds nothing: only the chain does. */
    inviter: orNull(address),
    createdAt: int,
    updatedAt: int,
  },
  { key: ['address'] },
)

/** A member's profile. Texts are empty where the member entered none. */
export const accountProfiles = userTable(
  'accountProfiles',
  {
    address,
    nickname: text,
    /** Its visible part: equal for look-alikes. */
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
