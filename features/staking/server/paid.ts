import type { Call } from '#platform/server/call.ts'

import { tables } from './positions.ts'

/** Base units of TES paid to anybody up to a moment. */
export async function paidUpTo(call: Call, moment: number): Promise<bigint> {
  const last = await tables(call)
    .selectFrom('stakingClaims')
    .select('totalPaid')
    .where('time', '<=', moment)
    .orderBy('time', 'desc')
    .orderBy('block', 'desc')
    .orderBy('txIndex', 'desc')
    .orderBy('logIndex', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.totalPaid ?? 0n
}
