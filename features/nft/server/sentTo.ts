import type { Handler } from '#platform/server/bind.ts'

import type { nftApi } from '../api.ts'
import type { NftTables } from '../tables.ts'

/** A larger number is returned as this one: a larger one is not needed. */
const most = 100

export const sentTo: Handler<typeof nftApi.sentTo> = async ({ to }, call) => {
  const rows = await call.db
    .withTables<NftTables>()
    .selectFrom('nftCardEvents')
    .select('tokenId')
    .where('kind', '=', 'gift')
    .where('fromAddress', '=', call.address)
    .where('toAddress', '=', to)
    .limit(most)
    .execute()
  return { cards: rows.length }
}
