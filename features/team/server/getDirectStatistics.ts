import type { Handler } from '#platform/server/bind.ts'

import type { teamApi } from '../api.ts'
import { directSource } from './contract.ts'
import { rowOf } from './whose.ts'

export const getDirectStatistics: Handler<typeof teamApi.getDirectStatistics> = async (_, call) => {
  const { app, address } = call
  const [row, source] = await Promise.all([rowOf(app, address), directSource(app, address)])
  const { directCount, activeDirects, directPledge } = row
  return { directCount, activeDirects, pledge: String(directPledge), sources: [source] }
}
