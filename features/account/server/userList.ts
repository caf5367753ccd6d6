import type { Call } from '#platform/server/call.ts'
import { isAddress, typedAddress } from '#platform/std/address.ts'
import { keyOf } from '#platform/std/lookAlike.ts'

import type { AccountTables } from '../tables.ts'
import { nicknameKey } from './nicknames.ts'
import { type ProfileRow, profilesOf } from './profiles.ts'

/** The list ends here; later members are found by name. */
const mostListed = 1_000
/** Maximum of results of a search. */
const mostFound = 200

export interface Users {
  readonly total: number
  readonly rows: readonly ProfileRow[]
}

interface Part {
  readonly offset: number
  readonly limit: number
}

const tables = ({ db }: Pick<Call, 'db'>) => db.withTables<AccountTables>()

/** Members who chose a nickname, newest first; of an address, its profile. */
export async function users(call: Call, search: string, part: Part): Promise<Users> {
  // No nickname has the character that PostgreSQL does not take.
  const asked = search.replaceAll('\0', '').trim()
  if (asked === '') return newest(call, part)
  const address = typedAddress(asked)
  if (!isAddress(address)) return found(call, asked, part)
  const rows = await profilesOf(call, [address])
  return { total: rows.length, rows: rows.slice(part.offset, part.offset + part.limit) }
}

async function newest(call: Call, { offset, limit }: Part): Promise<Users> {
  const named = tables(call)
    .selectFrom('accountProfiles')
    .where('nickname', '<>', '')
    .orderBy('namedAt', 'desc')
    .orderBy('address')
  const first = named.select('address').limit(mostListed)
  const { total } = await tables(call)
    .selectFrom(first.as('first'))
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  if (offset >= total) return { total, rows: [] }
  const rows = await named
    .selectAll()
    .offset(offset)
    .limit(Math.min(limit, total - offset))
    .execute()
  return { total, rows }
}

/** By the beginning of a word, those who have had their nickname the longest first. */
async function found(call: Call, asked: string, { offset, limit }: Part): Promise<Users> {
  const key = keyOf(asked) === '' ? nicknameKey(asked) : keyOf(asked)
  const named = await tables(call)
    .selectFrom('accountNicknameWords')
    .select('address')
    .where('word', '>=', key)
    // After every word that begins so: no character comes behind this one.
    .where('word', '<', `${key}\u{10ffff}`)
    .orderBy('word')
    .orderBy('address')
    .limit(mostFound)
    .execute()
  const rows = await profilesOf(call, [...new Set(named.map(({ address }) => address))])
  const longest = rows.toSorted((a, b) => a.namedAt - b.namedAt || (a.address < b.address ? -1 : 1))
  return { total: longest.length, rows: longest.slice(offset, offset + limit) }
}
