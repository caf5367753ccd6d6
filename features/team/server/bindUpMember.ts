import type { Handler } from '#platform/server/bind.ts'

import type { teamApi } from '../api.ts'
import { stateOfBind } from './bindState.ts'
import { activationOf } from './members.ts'

/** A hash that comes along changes nothing in the answer: index and contract say who is active. */
export const bindUpMember: Handler<typeof teamApi.bindUpMember> = async (
  { address, txHash },
  call,
) => {
  const [activation, bind] = await Promise.all([
    activationOf(call.app, address),
    txHash === undefined ? {} : stateOfBind(call, address, txHash),
  ])
  return { ...activation, ...bind }
}
