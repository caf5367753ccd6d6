import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'

import type { nftApi } from '../api.ts'
import { nftFailures } from '../failures.ts'
import type { NftTables } from '../tables.ts'
import { findCard } from './cards.ts'
import { symbolOf } from './market/symbols.ts'

/** A card's records are numbered, so a page is a range of numbers. */
export const nftDetailList: Handler<typeof nftApi.nftDetailList> = async (input, call) => {
  const card = await findCard(call, input.tokenId)
  if (card === undefined) throw new Failure(nftFailures.NO_SUCH_CARD, { field: 'tokenId' })
  const newest = card.events - (input.pageNum - 1) * input.pageSize
  const rows = await call.db
    .withTables<NftTables>()
    .selectFrom('nftCardEvents')
    .selectAll()
    .where('tokenId', '=', input.tokenId)
    .where('seq', '<=', newest)
    .where('seq', '>', newest - input.pageSize)
    .orderBy('seq', 'desc')
    .execute()
  return {
    total: card.events,
    list: rows.map((row) => ({
      kind: row.kind,
      from: row.fromAddress,
      to: row.toAddress,
      coin: row.coin === null ? null : symbolOf(call.app, row.coin),
      amount: row.amount === null ? null : String(row.amount),
      time: row.time,
      txHash: row.txHash,
      final: call.app.clock.isFinal(row.block),
    })),
  }
}
