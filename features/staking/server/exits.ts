import { type ExitKeys, mostKeys } from '#platform/server/exit.ts'
import { sql } from 'kysely'

import { tables } from './positions.ts'

/** Stakes with a principal or with an unpaid reward. */
export const stakeKeys: ExitKeys = async (call) => {
  const rows = await tables(call)
    .selectFrom('stakingPositions')
    .select('id')
    .where('owner', '=', call.address)
    .where('state', '<>', sql.lit('left'))
    .where((e) => e.or([e('state', 'in', ['earning', 'matured']), e('paid', '<', e.ref('reward'))]))
    .orderBy('id', 'desc')
    .limit(mostKeys)
    .execute()
  return rows.map(({ id }) => `stake:${id}`)
}
