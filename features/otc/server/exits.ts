import { type ExitKeys, mostKeys } from '#platform/server/exit.ts'

import { tables } from './views.ts'

/** Offers of which something is left. */
export const otcKeys: ExitKeys = async (call) => {
  const rows = await tables(call)
    .selectFrom('otcOffers')
    .select('id')
    .where('maker', '=', call.address)
    .where('standing', '=', true)
    .orderBy('id', 'desc')
    .limit(mostKeys)
    .execute()
  return rows.map(({ id }) => `otc:${id}`)
}
