import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'

import { type teamApi, teamFailures } from '../api.ts'
import { isAbove, memberView } from './members.ts'

export const getMemberInfo: Handler<typeof teamApi.getMemberInfo> = async (input, call) => {
  const { app, address } = call
  const asked = input.address ?? address
  if (asked !== address && !(await isAbove(app, address, asked))) {
    throw new Failure(teamFailures.NOT_IN_TEAM, { field: 'address' })
  }
  return memberView(app, asked)
}
