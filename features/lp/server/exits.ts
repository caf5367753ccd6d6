import { type ExitKeys, mostKeys } from '#platform/server/exit.ts'
import { sql } from 'kysely'

import { tables } from './rows.ts'

/** Purchases whose reward is still to be issued. */
export const purchaseKeys: ExitKeys = async (call) => {
  const rows = await tables(call)
    .selectFrom('lpPurchases')
    .select('id')
    .where('buyer', '=', call.address)
    .where('state', '=', sql.lit('waiting'))
    .orderBy('id', 'desc')
    .limit(mostKeys)
    .execute()
  return rows.map(({ id }) => `purchase:${id}`)
}
