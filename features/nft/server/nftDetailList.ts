import type { Handler } from '#platform/server/bind.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'
import { Failure } from '#platform/std/failure.ts'

import type { nftApi } from '../api.ts'
import { nftFailures } from '../failures.ts'
import type { NftTables } from '../tables.ts'
import { findCard } from './cards.ts'
import { symbolOf } from './market/symbols.ts'

/** A card's records, newest first. */
export const nftDetailList: Handler<typeof nftApi.nftDetailList> = async (input, call) => {
  const card = await findCard(call, input.tokenId)
  if (card === undefined) throw new Failure(nftFailures.NO_SUCH_CARD, { field: 'tokenId' })
  const events = call.db
    .withTables<NftTables>()
    .selectFrom('nftCardEvents')
    .selectAll()
    .where('tokenId', '=', input.tokenId)
  const rows = await numberedPage(events, 'seq', card.events, input)
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
