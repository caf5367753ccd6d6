import type { Handler } from '#platform/server/bind.ts'

import type { teamApi } from '../api.ts'
import { stateOfBind } from './bindState.ts'
import { activationOf } from './members.ts'

/** A submitted hash does not change the reply: index and contract decide whether an address is active. */
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
