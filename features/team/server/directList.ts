import type { Handler } from '#platform/server/bind.ts'

import type { teamApi } from '../api.ts'
import { directMembers, viewOf } from './members.ts'
import { rowToLookAt } from './whose.ts'

export const directList: Handler<typeof teamApi.directList> = async (input, call) => {
  const { app } = call
  const top = await rowToLookAt(call, input.address)
  const members = await directMembers(app, top, input)
  return { total: top.directCount, list: members.map((member) => viewOf(app, member)) }
}
