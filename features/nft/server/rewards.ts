import type { ProductReads } from '#features/sales/public.server.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'

import type { NftTables } from '../tables.ts'
import { findHolder } from './holders.ts'

/** The caller's claims of staking rewards. */
export const rewards: ProductReads['rewards'] = async (call, { offset, limit }) => {
  const { app, address } = call
  const holder = await findHolder(call, address)
  const total = holder?.claims ?? 0
  const own = call.db
    .withTables<NftTables>()
    .selectFrom('nftClaims')
    .selectAll()
    .where('owner', '=', address)
  const page = { pageNum: offset / limit + 1, pageSize: limit }
  const rows = await numberedPage(own, 'number', total, page)
  return {
    total,
    list: rows.map((row) => ({
      kind: 'claim' as const,
      coin: 'TES',
      amount: String(row.amount),
      owed: String(row.owed),
      seriesId: null,
      number: null,
      tokenId: null,
      level: null,
      time: row.time,
      txHash: row.txHash,
      final: app.clock.isFinal(row.block),
    })),
    coin: 'TES',
    sum: String(holder?.claimed ?? 0n),
  }
}
