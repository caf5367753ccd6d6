import type { ExitKeys } from '#platform/server/exit.ts'

import { lenderOfProvider, tables } from './views.ts'

/** When the last lease of the caller’s lender ends, and when the last that it left with is ready. */
export const energyKeys: ExitKeys = async (call) => {
  const row = await lenderOfProvider(call, call.address)
  if (row === undefined) return []
  const [lease, leaving] = await Promise.all([
    tables(call)
      .selectFrom('energyLeases')
      .select('until')
      .where('lender', '=', row.lender)
      .where('endedAt', 'is', null)
      .orderBy('until', 'desc')
      .limit(1)
      .executeTakeFirst(),
    tables(call)
      .selectFrom('energyLeavings')
      .select('until')
      .where('lender', '=', row.lender)
      .where('number', '=', row.leavings)
      .executeTakeFirst(),
  ])
  return [
    ...(lease === undefined ? [] : [`energyLent:${lease.until}`]),
    ...(leaving === undefined ? [] : [`energyLeaving:${leaving.until}`]),
  ]
}
