import type { Handler } from '#platform/server/bind.ts'

import type { teamApi } from '../api.ts'
import { activationOf } from './members.ts'

/** A hash that comes along is a hint and changes nothing: index and contract answer in any case. */
export const bindUpMember: Handler<typeof teamApi.bindUpMember> = (input, call) =>
  activationOf(call.app, input.address)
