import type { Standings } from './levels.ts'
import { Sums } from '#tools/audit/table.ts'
import { type ChainEvent, replay } from '#tools/audit/chainEvents.ts'

/** A member's place, and the number of members below, named as in the table. */
export interface TeamNumbers {
  readonly address: string
  readonly parent: string | null
  /** Number among the direct members of its inviter, and lines below the root. */
  readonly ordinal: number
  readonly depth: number
  readonly active_since: number | null
  readonly bound_block: number
  direct_count: number
  second_count: number
  team_size: number
}

/** Of each bound account and its inviter, and of `others`: the root stakes before it has members. */
export function teamOf(
  events: readonly ChainEvent[],
  others: readonly string[] = [],
): Map<string, TeamNumbers> {
  const team = new Map<string, TeamNumbers>()
  const none = { direct_count: 0, second_count: 0, team_size: 0 }
  const root = { parent: null, ordinal: 0, depth: 0, active_since: null, bound_block: 0, ...none }
  const rowOf = (address: string): TeamNumbers => {
    const row = team.get(address) ?? { address, ...root }
    team.set(address, row)
    return row
  }
  replay(events, {
    'Team.Bound': ({ user, parent }: { user: string; parent: string }, { time, block }) => {
      const above = rowOf(parent)
      const ordinal = (above.direct_count += 1)
      const place = { parent, ordinal, depth: above.depth + 1, active_since: time }
      team.set(user, { address: user, ...place, bound_block: block, ...none })
    },
  })
  for (const address of others) rowOf(address)
  // A member is bound once, below one that was bound before: the last one first, each adds up to its inviter.
  for (const { parent, direct_count, team_size } of [...team.values()].toReversed()) {
    if (parent === null) continue
    const above = team.get(parent)!
    above.second_count += direct_count
    above.team_size += 1 + team_size
  }
  return team
}

/** How many of those below an address have a level, from 1, and what these have staked themselves. */
export function levelCounts(members: Iterable<string>, standings: Standings) {
  const counts = new Sums<{ address: string; level: number; members: number; pledge: bigint }>()
  for (const member of members) {
    const { level, pledge } = standings.of(member)
    if (level === 0) continue
    for (const address of standings.above(member)) {
      const count = counts.at([address, level], { address, level, members: 0, pledge: 0n })
      count.members += 1
      count.pledge += pledge
    }
  }
  return counts.all()
}
