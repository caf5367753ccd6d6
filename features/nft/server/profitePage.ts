import type { Handler } from '#platform/server/bind.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'

import type { marketApi } from '../marketApi.ts'
import type { NftTables } from '../tables.ts'
import { findHolder } from './holders.ts'

export const profitePage: Handler<typeof marketApi.profitePage> = async (input, call) => {
  const { app, address } = call
  const holder = await findHolder(call, address)
  const total = holder?.claims ?? 0
  const own = call.db
    .withTables<NftTables>()
    .selectFrom('nftClaims')
    .selectAll()
    .where('owner', '=', address)
  const rows = await numberedPage(own, 'number', total, input)
  return {
    total,
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
