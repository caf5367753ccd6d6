import { type ExitKeys, mostKeys } from '#platform/server/exit.ts'

import { tables } from './views.ts'

/** Assets that the caller has something in, or had dividends of. */
export const rwaKeys: ExitKeys = async (call) => {
  const rows = await tables(call)
    .selectFrom('rwaHoldings')
    .select('asset')
    .where('account', '=', call.address)
    .orderBy('number', 'desc')
    .limit(mostKeys)
    .execute()
  return rows.map(({ asset }) => `rwa:${asset}`)
}
