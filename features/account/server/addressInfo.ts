import { isActive, parentOf, teamCounts, teamLevel } from '#features/team/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'

import type { accountApi } from '../api.ts'
import { inviterOf } from './members.ts'

export const addressInfo: Handler<typeof accountApi.addressInfo> = async ({ address }, call) => {
  const { app, session } = call
  const [activated, parent, counts, inviter] = await Promise.all([
    isActive(app, address),
    parentOf(app, address),
    teamCounts(app, address),
    // Whom somebody means to join is nobody else's business.
    session?.address === address ? inviterOf(call, address) : null,
  ])
  return { address, activated, parent, inviter, level: teamLevel, ...counts }
}
