import type { App } from '#platform/server/app.ts'
import type { Handler } from '#platform/server/bind.ts'

import type { teamApi } from '../api.ts'
import type { TeamMember } from '../shapes.ts'
import { viewOf } from './members.ts'
import type { MemberRow } from './rows.ts'
import { inTeam, teamPage } from './teamPage.ts'
import { rowToLookAt } from './whose.ts'

export const teamList: Handler<typeof teamApi.teamList> = async (input, call) => {
  const { search, pageNum, pageSize } = input
  const { app } = call
  const top = await rowToLookAt(call, input.address)
  // An inactive account has no place in the tree: it uses the root's beginning.
  if (top.teamSize === 0) return { total: 0, list: [] }
  const skip = (pageNum - 1) * pageSize
  const shape = (rows: readonly MemberRow[]): TeamMember[] =>
    rows.map((row) => ({ line: row.depth - top.depth, ...viewOf(app, row) }))
  if (search !== undefined) {
    const found = await namedIn(app, top, search)
    return { total: found.length, list: shape(found.slice(skip, skip + pageSize)) }
  }
  const rows = skip >= top.teamSize ? [] : await teamPage(app, top, skip, pageSize)
  return { total: top.teamSize, list: shape(rows) }
}

/** The maximum of results: few addresses share six letters. */
const mostFound = 100

/** Members of a team whose address begins with the text, in the order of the tree. */
const namedIn = (app: App, top: MemberRow, search: string): Promise<readonly MemberRow[]> =>
  inTeam(app, top)
    .where('address', 'like', `${search}%` as MemberRow['address'])
    .orderBy('path')
    .limit(mostFound)
    .execute()
