import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'

import { tables } from './rows.ts'

/** Base units of TES paid to stakers up to a moment, of one pool or of all. */
export async function paidUpTo(call: Call, moment: number, pool?: Address): Promise<bigint> {
  let records = tables(call).selectFrom('lpRecords').where('time', '<=', moment)
  if (pool !== undefined) records = records.where('pool', '=', pool)
  const last = await records
    .select(['poolPaid', 'allPaid'])
    .orderBy('time', 'desc')
    .orderBy('block', 'desc')
    .orderBy('txIndex', 'desc')
    .orderBy('logIndex', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (pool === undefined ? last?.allPaid : last?.poolPaid) ?? 0n
}
