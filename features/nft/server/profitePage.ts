import type { Handler } from '#platform/server/bind.ts'

import type { marketApi } from '../marketApi.ts'
import type { NftTables } from '../tables.ts'
import { findHolder } from './holders.ts'

export const profitePage: Handler<typeof marketApi.profitePage> = async (input, call) => {
  const { app, address } = call
  const holder = await findHolder(call, address)
  const rows = await call.db
    .withTables<NftTables>()
    .selectFrom('nftClaims')
    .selectAll()
    .where('owner', '=', address)
    .orderBy('block', 'desc')
    .orderBy('txIndex', 'desc')
    .orderBy('logIndex', 'desc')
    .offset((input.pageNum - 1) * input.pageSize)
    .limit(input.pageSize)
    .execute()
  return {
    total: holder?.claims ?? 0,
    list: rows.map((row) => ({
      kind: 'claim' as const,
      coin: 'TES',
      amount: String(row.amount),
      owed: String(row.owed),
      time: row.time,
      txHash: row.txHash,
      final: app.clock.isFinal(row.block),
    })),
    sum: String(holder?.claimed ?? 0n),
  }
}
