import { isActive } from '#features/team/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'

import type { accountApi } from '../api.ts'
import { inviterOf, keepMember } from './members.ts'
import { validateInviter } from './rules.ts'

export const saveMember: Handler<typeof accountApi.saveMember> = async (input, call) => {
  const { address } = call
  const { inviter } = input
  if (inviter !== undefined) {
    const fault = validateInviter(address, inviter, await isActive(call.app, inviter))
    if (fault !== null) throw new Failure(fault, { field: 'inviter' })
  }
  await keepMember(call, address, inviter ?? null)
  return { address, inviter: await inviterOf(call, address) }
}
