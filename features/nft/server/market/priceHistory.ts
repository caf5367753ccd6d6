import type { Handler } from '#platform/server/bind.ts'
import { newestFirst } from '#platform/server/database/newestUpTo.ts'

import type { marketApi } from '../../marketApi.ts'
import type { NftTables } from '../../tables.ts'
import { symbolOf } from './symbols.ts'

const most = 100

export const priceHistory: Handler<typeof marketApi.priceHistory> = async (input, call) => {
  let sales = call.db.withTables<NftTables>().selectFrom('nftSales').selectAll()
  if (input.tokenId !== undefined) sales = sales.where('tokenId', '=', input.tokenId)
  else if (input.level !== undefined) sales = sales.where('level', '=', input.level)
  const rows = await newestFirst(sales).limit(most).execute()
  return {
    points: rows.toReversed().map((row) => ({
      time: row.time,
      tokenId: row.tokenId,
      kind: row.kind,
      coin: symbolOf(call.app, row.coin),
      price: String(row.price),
      worth: String(row.worth),
      txHash: row.txHash,
    })),
  }
}
