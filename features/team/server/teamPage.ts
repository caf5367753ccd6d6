import type { App } from '#platform/server/app.ts'
import type { Address } from '#platform/std/address.ts'
import { sql } from 'kysely'

import { isRange, rangeOf } from './place.ts'
import { type MemberRow, tablesOf } from './rows.ts'
import { most } from './buckets.ts'

/** All accounts below, without the one at the top. */
export function inTeam(app: App, { address, path }: MemberRow) {
  const members = tablesOf(app).selectFrom('teamMembers').selectAll()
  if (isRange(path)) {
    const { after, before } = rangeOf(path)
    return members.where('path', '>', after).where('path', '<', before)
  }
  // Below the longest path they are among others, in the order of their binds.
  const below = sql<Address>`(
    with recursive team as (
      select address from team_members where parent = ${address}
      union all
      select m.address from team_members m join team on m.parent = team.address
    )
    select address from team)`
  return members.where('address', 'in', below)
}

/** Members of a team in the order of the tree, from a place on: each is followed by all below it, the newest first. */
export async function teamPage(
  app: App,
  top: MemberRow,
  skip: number,
  count: number,
): Promise<readonly MemberRow[]> {
  const page = inTeam(app, top).orderBy('path').limit(count)
  if (skip < most || !isRange(top.path)) return page.offset(skip).execute()
  const start = await bucketAt(app, top.path, skip)
  return page.where('path', '>=', start.fromPath).offset(start.skip).execute()
}

/** The bucket in which so many of a team's members have been passed, and how many of it have. */
async function bucketAt(
  app: App,
  top: string,
  skip: number,
): Promise<{ readonly fromPath: string; readonly skip: number }> {
  const { rows } = await sql<{ fromPath: string; passed: number }>`
    with first as (
      select max(from_path) as path from team_buckets where from_path <= ${top}
    ), own as (
      select count(*)::int8 as members from team_members, first
      where team_members.path >= first.path and team_members.path > '' and team_members.path <= ${top}
    ), placed as (
      select from_path, sum(members) over (order by from_path)::int8 - members as passed
      from team_buckets, first where from_path >= first.path
    )
    select from_path as "fromPath", (${skip}::int8 + own.members - passed)::int8 as passed
    from placed, own where passed <= ${skip}::int8 + own.members
    order by from_path desc limit 1`.execute(app.db)
  const [found] = rows
  if (found === undefined) throw new Error(`no bucket has the member ${skip} below ${top}`)
  return { fromPath: found.fromPath, skip: found.passed }
}
