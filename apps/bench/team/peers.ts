import type { Database } from '#platform/server/database/db.ts'
import { sql } from 'kysely'

import { root } from './fill.ts'

/**
 * The same tree as it is usually kept: members that name their inviter, walked by a recursive query; and a closure
 * table, which has a row for every member and everybody above it.
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
  select address, pledge, 1 as distance from team_members where parent = ${root}
  union all
  select m.address, m.pledge, team.distance + 1 from team_members m join team on m.parent = team.address
)`

/** Numbers of the root's team, and its newest direct members with those of theirs. */
export const asked = {
  size: {
    walked: sql`${walked} select count(*)::int8 as members from team`,
    closure: sql`select count(*)::int8 as members from closure where above = ${root}`,
  },
  lines: {
    walked: sql`${walked} select least(distance, 3) as line, count(*)::int8 as members, sum(pledge) as pledge
      from team group by 1 order by 1`,
    closure: sql`select least(distance, 3) as line, count(*)::int8 as members, sum(m.pledge) as pledge
      from closure join team_members m on m.address = member where above = ${root} group by 1 order by 1`,
  },
  page: {
    walked: sql`select d.address, (
        with recursive below as (
          select address, pledge from team_members where parent = d.address
          union all
          select m.address, m.pledge from team_members m join below on m.parent = below.address
        ) select count(*)::int8 from below) as members
      from team_members d where d.parent = ${root} order by d.ordinal desc limit 20`,
    closure: sql`select d.address, (select count(*)::int8 from closure where above = d.address) as members
      from team_members d where d.parent = ${root} order by d.ordinal desc limit 20`,
  },
} as const
