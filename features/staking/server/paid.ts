import type { Call } from '#platform/server/call.ts'
import { newestUpTo } from '#platform/server/database/newestUpTo.ts'

import { tables } from './positions.ts'

/** Base units of TES paid to anybody up to a moment. */
export async function paidUpTo(call: Call, moment: number): Promise<bigint> {
  const claims = tables(call).selectFrom('stakingClaims').select('totalPaid')
  const last = await newestUpTo(claims, moment)
  return last?.totalPaid ?? 0n
}
