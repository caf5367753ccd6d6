import type { Call } from '#platform/server/call.ts'
import type { Handler } from '#platform/server/bind.ts'

import type { teamApi } from '../api.ts'
import type { TeamMember } from '../shapes.ts'
import { isAbove, viewOf } from './members.ts'
import { isRange, rangeOf } from './place.ts'
import { type MemberRow, tablesOf } from './rows.ts'
import { teamPage } from './teamPage.ts'
import { rowToLookAt } from './whose.ts'

export const teamList: Handler<typeof teamApi.teamList> = async (input, call) => {
  const { search, pageNum, pageSize } = input
  const { app } = call
  const top = await rowToLookAt(call, input.address)
  const skip = (pageNum - 1) * pageSize
  const shape = (rows: readonly MemberRow[]): TeamMember[] =>
    rows.map((row) => ({ ...viewOf(app, row), line: row.depth - top.depth }))
  if (search !== undefined) {
    const found = await namedIn(call, top, search)
    return { total: found.length, list: shape(found.slice(skip, skip + pageSize)) }
  }
  const rows = skip >= top.teamSize ? [] : await teamPage(app, top, skip, pageSize)
  return { total: top.teamSize, list: shape(rows) }
}

/** More of them nobody reads: six letters are shared by few. */
const mostFound = 100

/** Members of a team whose address begins so, in the order of the tree. */
async function namedIn(call: Call, top: MemberRow, search: string): Promise<readonly MemberRow[]> {
  const { app } = call
  const { after, before } = rangeOf(top.path)
  const named = tablesOf(app)
    .selectFrom('teamMembers')
    .selectAll()
    .where('address', 'like', `${search}%` as MemberRow['address'])
    .limit(mostFound)
  const rows = isRange(top.path)
    ? await named.where('path', '>', after).where('path', '<', before).execute()
    : await named.execute()
  const below = await Promise.all(rows.map((row) => isAbove(app, top, row)))
  return rows
    .filter((_, i) => below[i])
    .toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)))
}
