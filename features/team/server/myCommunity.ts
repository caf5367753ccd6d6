import type { Handler } from '#platform/server/bind.ts'
import { ifAnswered } from '#platform/server/sourceOf.ts'

import type { teamApi } from '../api.ts'
import { levelRules } from '../levels.ts'
import { earnedSource } from './contract.ts'
import { distributionNow } from './distribution.ts'
import { tablesOf } from './rows.ts'
import { rowOf } from './whose.ts'

export const myCommunity: Handler<typeof teamApi.myCommunity> = async (_, call) => {
  const { app, address } = call
  const [row, mine, distribution, sources] = await Promise.all([
    rowOf(app, address),
    tablesOf(app)
      .selectFrom('teamEarnings')
      .select('earned')
      .where('address', '=', address)
      .executeTakeFirst(),
    distributionNow(app),
    ifAnswered(earnedSource(app, address)),
  ])
  const { level, activeDirects, teamPledge } = row
  const next = levelRules.find((rule) => rule.level === level + 1)
  return {
    level,
    teamPledge: String(teamPledge),
    activeDirects,
    next: next === undefined ? null : { ...next, pledge: String(next.pledge) },
    earned: String(mine?.earned ?? 0n),
    distribution,
    sources,
  }
}
