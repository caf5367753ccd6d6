import type { Handler } from '#platform/server/bind.ts'

import type { teamApi } from '../api.ts'
import { viewOf } from './members.ts'
import { rowToLookAt } from './whose.ts'

export const getMemberInfo: Handler<typeof teamApi.getMemberInfo> = async (input, call) =>
  viewOf(call.app, await rowToLookAt(call, input.address))
