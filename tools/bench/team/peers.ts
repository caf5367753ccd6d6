import type { Database } from '#platform/server/database/db.ts'
import { sql } from 'kysely'

import type { Answer } from './ask.ts'
import { root } from './fill.ts'

/**
 * The same tree as it is usually kept: members that name their inviter, walked by a recursive
 * query; and a closure table, which has a row for every member and every member above it.
 */

export async function fillClosure(db: Database): Promise<void> {
  await db.connection().execute(async (own) => {
    await sql`set statement_timeout = 0`.execute(own)
    await sql`create unlogged table closure as
      with recursive up as (
        select address as member, address as above, 0 as distance from team_members
        union all
        select up.member, m.parent, up.distance + 1 from up join team_members m on m.address = up.above
        where m.parent is not null
      )
      select above, member, distance from up where distance > 0`.execute(own)
    await sql`create index closure_above on closure (above, distance) include (member)`.execute(own)
    await sql`vacuum analyze closure`.execute(own)
  })
}

const walked = sql`with recursive team as (
  select address, pledge, level, 1 as distance from team_members where parent = ${root}
  union all
  select m.address, m.pledge, m.level, team.distance + 1 from team_members m join team on m.parent = team.address
)`

/** Once by line and once by level, in this order. A member's level stands in its row, as it does in ours. */
const byLineAndLevel = sql`select least(distance, 3) as line, level, count(*)::int8 as members, sum(pledge) as pledge`
const bothOrders = sql`group by grouping sets ((1), (2)) order by 1, 2`

const directs = sql`from team_members d where d.parent = ${root} order by d.ordinal desc limit 20`

/** Numbers of the root's team, and its newest direct members with those of theirs. */
export const asked = {
  size: {
    walked: sql<PeerRow>`${walked} select count(*)::int8 as members from team`,
    closure: sql<PeerRow>`select count(*)::int8 as members from closure where above = ${root}`,
  },
  lines: {
    walked: sql<PeerRow>`${walked} ${byLineAndLevel} from team ${bothOrders}`,
    closure: sql<PeerRow>`${byLineAndLevel}
      from closure join team_members m on m.address = member where above = ${root} ${bothOrders}`,
  },
  page: {
    walked: sql<PeerRow>`select d.address, team.members, team.pledge
      from (select * ${directs}) d, lateral (
        with recursive below as (
          select address, pledge from team_members where parent = d.address
          union all
          select m.address, m.pledge from team_members m join below on m.parent = below.address
        ) select count(*)::int8 as members, coalesce(sum(pledge), 0) as pledge from below) team
      order by d.ordinal desc`,
    closure: sql<PeerRow>`select d.address, team.members, team.pledge
      from (select * ${directs}) d, lateral (
        select count(*)::int8 as members, coalesce(sum(m.pledge), 0) as pledge
        from closure join team_members m on m.address = member where above = d.address) team
      order by d.ordinal desc`,
  },
} as const

/** One row of an answer: of the whole team, of a line or a level of it, or of a direct member's team. */
export interface PeerRow {
  readonly address?: string
  readonly line?: number | null
  readonly level?: number | null
  readonly members: number
  readonly pledge?: bigint
}

/** A reply of ours, in the form of a peer's reply to the same request. */
export const ourRows: Readonly<Record<keyof typeof asked, (reply: Answer) => PeerRow[]>> = {
  size: ({ size }) => [{ members: size }],
  lines: ({ lines, levels }) =>
    [
      ...lines.map(({ members, pledge }, i) => ({ line: i + 1, level: null, members, pledge })),
      ...levels.map(({ level, members, pledge }) => ({ line: null, level, members, pledge })),
    ]
      // For empty lines and levels a peer has no row.
      .filter(({ members }) => members > 0)
      .map((one) => ({ ...one, pledge: BigInt(one.pledge) })),
  page: ({ list }) =>
    list.map(({ address, teamSize, teamPledge }) => ({
      address,
      members: teamSize,
      pledge: BigInt(teamPledge),
    })),
}
