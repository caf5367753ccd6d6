import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { thirtyDays } from '#platform/std/runway.ts'

import { tables } from './rows.ts'

/** As many changes as a plot can show. */
const mostChanges = 200

/** What the caller had staked in a pool in the last 30 days, oldest first, counted back from what is staked now. */
export async function heldLately(call: Call, pool: Address, staked: bigint) {
  const since = call.app.clock.now() - thirtyDays
  const rows = await tables(call)
    .selectFrom('lpRecords')
    .select(['kind', 'amount', 'time'])
    .where('owner', '=', call.address)
    .where('pool', '=', pool)
    .orderBy('poolNumber', 'desc')
    .limit(mostChanges)
    .execute()
  let held = staked
  const levels = []
  const recent = rows.filter(({ time }) => time >= since)
  for (const { kind, amount, time } of recent) {
    if (kind === 'claimed') continue
    levels.push({ time, staked: String(held) })
    held += kind === 'staked' ? -amount : amount
  }
  if (recent.length < mostChanges) levels.push({ time: since, staked: String(held) })
  return levels.toReversed()
}
