import type { Handler } from '#platform/server/bind.ts'

import type { teamApi } from '../api.ts'
import { stateOfBind } from './bindState.ts'
import { activationOf } from './members.ts'

export const bindUpMemberDecentralized: Handler<typeof teamApi.bindUpMemberDecentralized> = async (
  { txHash },
  call,
) => {
  const { app, address } = call
  const [bind, activation] = await Promise.all([
    stateOfBind(call, address, txHash),
    activationOf(app, address),
  ])
  return { ...bind, ...activation }
}
