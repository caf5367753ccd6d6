import { isActive, levelOf, parentOf, teamCounts } from '#features/team/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'

import type { accountApi } from '../api.ts'
import { inviterOf } from './members.ts'

export const addressInfo: Handler<typeof accountApi.addressInfo> = async ({ address }, call) => {
  const { app, session } = call
  const [activated, parent, level, counts, inviter] = await Promise.all([
    isActive(app, address),
    parentOf(app, address),
    levelOf(app, address),
    teamCounts(app, address),
    // The intended inviter is visible to its owner only.
    session?.address === address ? inviterOf(call, address) : null,
  ])
  return { address, activated, parent, inviter, level, ...counts }
}
