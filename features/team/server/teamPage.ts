import type { App } from '#platform/server/app.ts'
import { sql } from 'kysely'

import { isRange, rangeOf } from './place.ts'
import { type MemberRow, tablesOf } from './rows.ts'
import { most } from './stretches.ts'

/** Members of a team in the order of the tree, from a place on: each is followed by all below it, the newest first. */
export async function teamPage(
  app: App,
  top: MemberRow,
  skip: number,
  count: number,
): Promise<readonly MemberRow[]> {
  if (!isRange(top.path)) return deepPage(app, top, skip, count)
  const { after, before } = rangeOf(top.path)
  const start = skip < most ? { fromPath: null, skip } : await stretchAt(app, top.path, skip)
  const inTeam = tablesOf(app)
    .selectFrom('teamMembers')
    .selectAll()
    .where('path', '>', after)
    .where('path', '<', before)
    .orderBy('path')
    .offset(start.skip)
    .limit(count)
  return start.fromPath === null
    ? inTeam.execute()
    : inTeam.where('path', '>=', start.fromPath).execute()
}

/** The stretch in which so many of a team's members have been passed, and how many of it have. */
async function stretchAt(
  app: App,
  top: string,
  skip: number,
): Promise<{ readonly fromPath: string; readonly skip: number }> {
  const { rows } = await sql<{ fromPath: string; passed: number }>`
    with first as (
      select max(from_path) as path from team_stretches where from_path <= ${top}
    ), own as (
      select count(*)::int8 as members from team_members, first
      where team_members.path >= first.path and team_members.path > '' and team_members.path <= ${top}
    ), placed as (
      select from_path, sum(members) over (order by from_path)::int8 - members as passed
      from team_stretches, first where from_path >= first.path
    )
    select from_path as "fromPath", (${skip}::int8 + own.members - passed)::int8 as passed
    from placed, own where passed <= ${skip}::int8 + own.members
    order by from_path desc limit 1`.execute(app.db)
  const [found] = rows
  if (found === undefined) throw new Error(`no stretch has the member ${skip} below ${top}`)
  return { fromPath: found.fromPath, skip: found.passed }
}

/** Of who stands below the longest path: its members stand among others in the order of their binds. */
async function deepPage(
  app: App,
  top: MemberRow,
  skip: number,
  count: number,
): Promise<readonly MemberRow[]> {
  const below = sql<{ address: MemberRow['address'] }>`
    with recursive team as (
      select address, path from team_members where parent = ${top.address}
      union all
      select m.address, m.path from team_members m join team on m.parent = team.address
    )
    select address from team order by path limit ${count} offset ${skip}`
  const { rows } = await below.execute(app.db)
  if (rows.length === 0) return []
  return tablesOf(app)
    .selectFrom('teamMembers')
    .selectAll()
    .where(
      'address',
      'in',
      rows.map(({ address }) => address),
    )
    .orderBy('path')
    .execute()
}
