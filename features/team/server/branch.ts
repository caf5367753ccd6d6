import type { Handler } from '#platform/server/bind.ts'

import type { teamApi } from '../api.ts'
import { directMembers, viewOf } from './members.ts'
import { rowToLookAt } from './whose.ts'

/** Maximum of members in the picture. */
const [widest, widestBelow] = [6, 4]

export const branch: Handler<typeof teamApi.branch> = async (input, call) => {
  const { app } = call
  const top = await rowToLookAt(call, input.address)
  const newest = await directMembers(app, top, { pageNum: 1, pageSize: widest })
  const directs = newest.map(async (row) => {
    const below = await directMembers(app, row, { pageNum: 1, pageSize: widestBelow })
    return { directs: below.map((one) => viewOf(app, one)), ...viewOf(app, row) }
  })
  return { top: viewOf(app, top), directs: await Promise.all(directs) }
}
