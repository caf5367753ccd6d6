import type { Address } from '#platform/std/address.ts'

import { type Run, need } from './run.ts'
import { isActive } from './state.ts'

export const team = {
  bindParent({ state, sender, time, emit }: Run, [to]: readonly [Address]): void {
    need(!isActive(state, sender), 'You are already active')
    need(to !== sender, 'You cannot activate yourself')
    need(isActive(state, to), 'The inviter is not active')
    state.members.push({ address: sender, parent: to, since: time })
    emit('Team', 'Bound', { user: sender, parent: to })
  },
}
