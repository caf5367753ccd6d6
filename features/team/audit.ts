import { type ChainEvent, replay } from '#tools/audit/chainEvents.ts'
import type { Chain, FeatureAudit } from '#tools/audit/featureAudit.ts'
import { Sums, type Table, table } from '#tools/audit/table.ts'

import { listedOf, buckets } from './audit/order.ts'
import { pledgesOf } from './audit/pledges.ts'
import { risesOf } from './audit/rises.ts'
import { teamOf } from './audit/team.ts'
import { teamTables } from './audit/teamTables.ts'

interface Split {
  readonly level1: string
  readonly amount1: bigint
  readonly level2: string
  readonly amount2: bigint
}

export const teamAudit: FeatureAudit = {
  events: {
    Team: ['event Bound(address indexed user, address indexed parent)'],
    FeeSplitter: [
      'event FeeSplit(address indexed source, address indexed payer, uint256 fee, address level1, uint256 amount1, address level2, uint256 amount2, uint256 poolAmount)',
      'event CreditClaimed(address indexed account, uint256 amount)',
      'event PlatformWithdrawn(address indexed to, uint256 amount)',
      'event PoolWithdrawn(address indexed to, uint256 amount)',
    ],
  },
  async tables(chain) {
    const { pledges, team, rises } = teamsOf(chain)
    return [
      ...teamTables(team, pledges, rises),
      listedOf(team),
      await buckets(chain.app.db),
      ...earnedOf(chain.events),
    ]
  },
}

/** Pledges, places and levels. */
export function teamsOf(chain: Chain) {
  const { deployment } = chain.app
  const coins = { usdt: deployment.address('Usdt'), trx: deployment.contracts['Wtrx']?.address }
  const pledges = pledgesOf(chain, coins)
  const team = teamOf(
    chain.events,
    pledges.changes.map(({ member }) => member),
  )
  const parents = new Map([...team].map(([member, { parent }]) => [member, parent]))
  return { pledges, team, rises: risesOf(parents, pledges.changes) }
}

/** What every account ever got of fees, and how that is spread. */
function earnedOf(events: readonly ChainEvent[]): Table[] {
  const earned = new Sums<{ earned: bigint }>()
  const earn = (address: string, amount: bigint): void => {
    if (amount > 0n) earned.at([address], { address, earned: 0n }).earned += amount
  }
  replay(events, {
    'FeeSplitter.FeeSplit': ({ level1, amount1, level2, amount2 }: Split) => {
      earn(level1, amount1)
      earn(level2, amount2)
    },
  })
  const ranges = new Sums<{ members: number; earned: bigint }>()
  for (const one of earned.all()) {
    const from = rangeOf(one.earned)
    const range = ranges.at([from], { from_earned: from, members: 0, earned: 0n })
    range.members += 1
    range.earned += one.earned
  }
  return [
    table('team_earnings', 'address', 'earned', earned.all()),
    table('team_earning_ranges', 'from_earned', 'members earned', ranges.all()),
  ]
}

/** Amounts that are as long and begin with the same two digits are of one range: the least of them. */
function rangeOf(earned: bigint): bigint {
  let step = 1n
  while (earned / step >= 100n) step *= 10n
  return earned - (earned % step)
}
