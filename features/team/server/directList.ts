import type { Handler } from '#platform/server/bind.ts'

import type { teamApi } from '../api.ts'
import { directMembers, findMember, viewOf } from './members.ts'

export const directList: Handler<typeof teamApi.directList> = async (input, call) => {
  const { app, address } = call
  const total = (await findMember(app, address))?.directCount ?? 0
  const newest = total - (input.pageNum - 1) * input.pageSize
  if (newest <= 0) return { total, list: [] }
  const members = await directMembers(app, address, newest, input.pageSize)
  return { total, list: members.map((member) => viewOf(app, member)) }
}
