import type { Address } from '#platform/std/address.ts'

import { standingsOf } from '#features/team/audit/levels.ts'
import { root } from '../people.ts'
import type { State } from './state.ts'

/**
 * Pledge, team pledge, active directs and level of any account: a staked card counts what its level
 * costs.
 */
export function standingsIn({ members, levels, cards }: State) {
  const parents = new Map<Address, Address | null>([[root, null]])
  for (const { address, parent } of members) parents.set(address, parent)
  const pledges = cards.flatMap(({ owner, level, stake }) =>
    stake === null ? [] : [{ owner, worth: levels[level - 1]!.price }],
  )
  return standingsOf(parents, pledges)
}

export const levelOf = (state: State, member: Address): number => standingsIn(state)(member).level
