import type { Handler } from '#platform/server/bind.ts'

import type { teamApi } from '../api.ts'
import { directMembers, viewOf } from './members.ts'
import { rowToLookAt } from './whose.ts'

export const directList: Handler<typeof teamApi.directList> = async (input, call) => {
  const { app } = call
  const top = await rowToLookAt(call, input.address)
  const total = top.directCount
  const newest = total - (input.pageNum - 1) * input.pageSize
  if (newest <= 0) return { total, list: [] }
  const members = await directMembers(app, top.address, newest, input.pageSize)
  return { total, list: members.map((member) => viewOf(app, member)) }
}
