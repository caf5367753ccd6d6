import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { type Selectable, sql } from 'kysely'

import type { PersonName, PersonView } from '../shapes.ts'
import type { AccountTables, ProfilesTable } from '../tables.ts'

export type ProfileRow = Selectable<ProfilesTable>

export async function profilesOf(
  { db }: Pick<Call, 'db'>,
  addresses: readonly Address[],
): Promise<readonly ProfileRow[]> {
  if (addresses.length === 0) return []
  return db
    .withTables<AccountTables>()
    .selectFrom('accountProfiles')
    .selectAll()
    .where('address', 'in', addresses)
    .execute()
}

export const nobody = (address: Address): PersonView => ({
  address,
  nickname: '',
  avatar: null,
  alike: false,
  introduction: '',
  longer: null,
})

/** The same people in the same order, and those whose nickname looks like another's. */
export async function viewsOf(
  call: Pick<Call, 'db'>,
  rows: readonly ProfileRow[],
): Promise<readonly PersonView[]> {
  const alike = await firstTwoOf(call, [...new Set(rows.map(({ nicknameKey }) => nicknameKey))])
  return rows.map(({ address, nickname, nicknameKey, introduction, picture }) => {
    const [first, second] = nickname === '' ? [] : (alike.get(nicknameKey) ?? [])
    return {
      address,
      nickname,
      avatar: picture,
      alike: second !== undefined,
      introduction,
      longer: first === undefined || first.address === address ? null : first,
    }
  })
}

export async function namesOf(
  call: Pick<Call, 'db'>,
  rows: readonly ProfileRow[],
): Promise<readonly PersonName[]> {
  const views = await viewsOf(call, rows)
  return views.map(({ address, nickname, avatar, alike }) => ({ address, nickname, avatar, alike }))
}

type Named = Pick<ProfileRow, 'address' | 'nickname'>

/** By key, the earliest and the second owner of such a nickname. */
async function firstTwoOf(
  { db }: Pick<Call, 'db'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly Named[]>> {
  const found = new Map<string, Named[]>()
  if (keys.length === 0) return found
  const { rows } = await sql<Named & { key: string }>`
    select wanted.key, one.address, one.nickname
    from unnest(array[${sql.join(keys)}]::text[]) as wanted (key)
    cross join lateral (
      select address, nickname, named_at from account_profiles
      where nickname_key = wanted.key and nickname <> ''
      order by named_at, address limit 2
    ) one
    order by wanted.key, one.named_at, one.address`.execute(db)
  for (const { key, address, nickname } of rows) {
    found.set(key, [...(found.get(key) ?? []), { address, nickname }])
  }
  return found
}
