import type { Handler } from '#platform/server/bind.ts'
import { ifAnswered } from '#platform/server/sourceOf.ts'

import type { teamApi } from '../api.ts'
import { directSource } from './contract.ts'
import { rowOf } from './whose.ts'

export const getDirectStatistics: Handler<typeof teamApi.getDirectStatistics> = async (_, call) => {
  const { app, address } = call
  const [row, sources] = await Promise.all([
    rowOf(app, address),
    ifAnswered(directSource(app, address)),
  ])
  const { directCount, activeDirects, directPledge } = row
  return { directCount, activeDirects, pledge: String(directPledge), sources }
}
