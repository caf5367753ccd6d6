import type { Database } from '#platform/server/database/db.ts'
import { sql } from 'kysely'

import { type Table, table } from '#tools/audit/table.ts'
import type { TeamNumbers } from './team.ts'

/** From this length of a path on, members below are in the order of the binds instead. */
const longest = 600
/** The minimum that such a place adds to it. */
const bind = 14

/**
 * The order of the list of all members: each before its team, the newest direct member first. It does not cover members
 * below the maximum depth.
 */
export function listedOf(team: ReadonlyMap<string, TeamNumbers>): Table {
  const directs = new Map<string, string[]>()
  for (const { address, parent } of team.values()) {
    if (parent === null) continue
    const line = directs.get(parent) ?? []
    line.push(address)
    directs.set(parent, line)
  }
  const rows: object[] = []
  const lengths = new Map<string, number>()
  let follows: string | null = null
  // The last of them is next: the newest of a line is on top.
  const waiting = [...team.values()].filter(({ parent }) => parent === null)
  while (waiting.length > 0) {
    const { address, parent, ordinal } = waiting.pop()!
    const above = parent === null ? null : lengths.get(parent)!
    if (above !== null && above >= longest) continue
    lengths.set(address, above === null ? 0 : above + lengthOf(ordinal))
    rows.push({ address, follows })
    follows = address
    for (const direct of directs.get(address) ?? []) waiting.push(team.get(direct)!)
  }
  const query = `select address, lag(address) over (order by path) as follows
    from team_members where length(path) < ${longest + bind}`
  return table('list_of_members', 'address', 'follows', rows, query)
}

/** A digit of 64 for the length of the number, and those of the number. */
function lengthOf(ordinal: number): number {
  let digits = 1
  for (let rest = Math.floor(ordinal / 64); rest > 0; rest = Math.floor(rest / 64)) digits += 1
  return 1 + digits
}

/** How many members are in each bucket of the list, by the places of the members; the first one begins it. */
export async function buckets(db: Database): Promise<Table> {
  const { rows } = await sql.raw<{ from: string; members: bigint }>(counted).execute(db)
  const of = rows.map(({ from, members }) => ({ from_path: from, members }))
  return table('team_buckets', 'from_path', 'members', of)
}

const counted = `select s.from_path as "from",
    (select count(*) from team_members m where m.parent is not null
      and m.path >= s.from_path and (s.next is null or m.path < s.next)) as members
  from (select from_path, lead(from_path) over (order by from_path) as next
    from (select from_path from team_buckets union select '') cut) s`
