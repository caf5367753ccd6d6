import type { Handler } from '#platform/server/bind.ts'

import type { teamApi } from '../api.ts'
import { levelRules } from '../levels.ts'
import { tablesOf } from './rows.ts'
import { rowOf } from './whose.ts'

/** One row, and one for each level of the members below. */
export const getTeamStatistics: Handler<typeof teamApi.getTeamStatistics> = async (_, call) => {
  const { app, address } = call
  const [row, levels] = await Promise.all([
    rowOf(app, address),
    tablesOf(app)
      .selectFrom('teamLevelCounts')
      .selectAll()
      .where('address', '=', address)
      .execute(),
  ])
  const deeper = row.teamSize - row.directCount - row.secondCount
  const deeperPledge = row.teamPledge - row.directPledge - row.secondPledge
  const risen = levelRules.map(({ level }) => {
    const { members = 0, pledge = 0n } = levels.find((one) => one.level === level) ?? {}
    return { level, members, pledge }
  })
  const others = {
    level: 0,
    members: risen.reduce((rest, { members }) => rest - members, row.teamSize),
    pledge: risen.reduce((rest, { pledge }) => rest - pledge, row.teamPledge),
  }
  return {
    size: row.teamSize,
    pledge: String(row.teamPledge),
    lines: [
      { line: '1', members: row.directCount, pledge: String(row.directPledge) },
      { line: '2', members: row.secondCount, pledge: String(row.secondPledge) },
      { line: 'deeper', members: deeper, pledge: String(deeperPledge) },
    ],
    levels: [others, ...risen].map((one) => ({ ...one, pledge: String(one.pledge) })),
  }
}
