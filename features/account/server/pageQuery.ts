import type { Handler } from '#platform/server/bind.ts'

import type { accountApi } from '../api.ts'
import { viewsOf } from './profiles.ts'
import { users } from './userList.ts'

export const pageQuery: Handler<typeof accountApi.pageQuery> = async (input, call) => {
  const { pageNum, pageSize, q = '' } = input
  const part = { offset: (pageNum - 1) * pageSize, limit: pageSize }
  const { total, rows } = await users(call, q, part)
  return { total, list: [...(await viewsOf(call, rows))] }
}
