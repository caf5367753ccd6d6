import type { Handler } from '#platform/server/bind.ts'
import { newestPage } from '#platform/server/database/newestFirst.ts'

import type { marketApi } from '../marketApi.ts'
import type { NftTables } from '../tables.ts'
import { findHolder } from './holders.ts'

export const profitePage: Handler<typeof marketApi.profitePage> = async (input, call) => {
  const { app, address } = call
  const holder = await findHolder(call, address)
  const claims = call.db.withTables<NftTables>().selectFrom('nftClaims').selectAll()
  const rows = await newestPage(claims.where('owner', '=', address), input)
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
