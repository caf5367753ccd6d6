import type { Rises } from './rises.ts'
import type { Pledges } from './pledges.ts'
import { Sums, type Table, table } from '#tools/audit/table.ts'
import { type TeamNumbers, levelCounts } from './team.ts'

type Team = ReadonlyMap<string, TeamNumbers>

/** All rows of teams, except a member's path: that is its place in the order of the list. */
export function teamTables(team: Team, pledges: Pledges, { all, standings }: Rises): Table[] {
  const { records, countOf } = recordsOf(pledges, team)
  const members = [...team.values()].map((row) => {
    const { address } = row
    const { directPledge, secondPledge, teamPledge, activeDirects, ...own } = standings.of(address)
    return {
      ...row,
      ...own,
      direct_pledge: directPledge,
      second_pledge: secondPledge,
      team_pledge: teamPledge,
      active_directs: activeDirects,
      records: countOf(address),
    }
  })
  const numbers =
    'parent ordinal depth active_since bound_block direct_count second_count team_size ' +
    'pledge direct_pledge second_pledge team_pledge active_directs level records'
  const counts = levelCounts(team.keys(), standings)
  const recorded = 'member line source kind worth time tx_hash block'
  return [
    table('team_members', 'address', numbers, members),
    table('team_level_counts', 'address level', 'members pledge', counts),
    table('team_level_changes', 'address block', 'level', all),
    table('team_pledges', 'source position', 'owner worth', pledges.pledges.values()),
    table('team_records', 'address number', recorded, records),
    table('team_line_assets', 'address line asset', 'units holders', lineAssets(pledges, team)),
  ]
}

/** The inviter and the inviter's inviter, as far as there are any. */
function linesOf(team: Team, member: string): (readonly [line: number, above: string])[] {
  const first = team.get(member)?.parent ?? null
  const second = first === null ? null : (team.get(first)?.parent ?? null)
  return [first, second].flatMap((above, i) => (above === null ? [] : [[i + 1, above] as const]))
}

/** Each pledge that came or went is a record of the two lines above, and counted there. */
function recordsOf({ changes }: Pledges, team: Team) {
  const counts = new Map<string, number>()
  const countOf = (address: string): number => counts.get(address) ?? 0
  const records = changes.flatMap(({ event: { time, txHash, block }, ...change }) =>
    linesOf(team, change.member).map(([line, address]) => {
      counts.set(address, countOf(address) + 1)
      return { address, number: countOf(address), line, ...change, time, tx_hash: txHash, block }
    }),
  )
  return { records, countOf }
}

/** A line's stake in an asset, and the number of its stakers. */
function lineAssets({ held }: Pledges, team: Team) {
  const sums = new Sums<{ units: bigint; holders: number }>()
  for (const [key, units] of held) {
    const [asset = '', owner = ''] = key.split(' ')
    for (const [line, address] of linesOf(team, owner)) {
      const none = { address, line, asset, units: 0n, holders: 0 }
      const sum = sums.at([address, line, asset], none)
      sum.units += units
      sum.holders += Number(units > 0n)
    }
  }
  return sums.all()
}
