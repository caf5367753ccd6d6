import type { Call } from '#platform/server/call.ts'
import { newestUpTo } from '#platform/server/database/newestUpTo.ts'
import type { Address } from '#platform/std/address.ts'

import { tables } from './rows.ts'

/** Base units of TES paid to stakers up to a moment, of one pool or of all. */
export async function paidUpTo(call: Call, moment: number, pool?: Address): Promise<bigint> {
  let records = tables(call).selectFrom('lpRecords').select(['poolPaid', 'allPaid'])
  if (pool !== undefined) records = records.where('pool', '=', pool)
  const last = await newestUpTo(records, moment)
  return (pool === undefined ? last?.allPaid : last?.poolPaid) ?? 0n
}
