import { localAction } from '#platform/std/actionForms.ts'
import { addressField } from '#platform/std/fields.ts'

import { teamApi } from './api.ts'
import { teamReasons as reasons } from './reasons.ts'

export const teamActions = {
  /** Activation: binds the inviter on chain, once and for good. */
  bind: localAction({
    kind: 'team.bind',
    contract: 'Team',
    method: 'bindParent(address to)',
    reasons,
    input: { to: addressField },
    after: teamApi.bindUpMemberDecentralized,
  }),
}
