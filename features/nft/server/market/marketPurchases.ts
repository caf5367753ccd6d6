import type { Handler } from '#platform/server/bind.ts'
import { sql } from 'kysely'

import type { marketApi } from '../../marketApi.ts'
import type { NftTables } from '../../tables.ts'
import { factsOf } from '../cards.ts'
import { cardsFacts } from '../contract.ts'
import { symbolOf } from './symbols.ts'

/** Read in an index, in the order of blocks: what is passed over, too. */
export const marketPurchases: Handler<typeof marketApi.marketPurchases> = async (input, call) => {
  const { app } = call
  const tables = call.db.withTables<NftTables>()
  const bought = tables
    .selectFrom('nftCardEvents')
    .where('kind', '=', sql.lit('sale'))
    .where('toAddress', '=', call.address)
  const [facts, { total }, rows] = await Promise.all([
    cardsFacts(app),
    bought.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    tables
      .selectFrom(
        bought
          .select(['tokenId', 'seq'])
          .orderBy('block', 'desc')
          .orderBy('tokenId', 'desc')
          .orderBy('seq', 'desc')
          .offset((input.pageNum - 1) * input.pageSize)
          .limit(input.pageSize)
          .as('page'),
      )
      .innerJoin('nftCardEvents as event', (join) =>
        join.onRef('event.tokenId', '=', 'page.tokenId').onRef('event.seq', '=', 'page.seq'),
      )
      .innerJoin('nftCards as card', 'card.tokenId', 'page.tokenId')
      .selectAll('event')
      .select('card.level')
      .orderBy('event.block', 'desc')
      .orderBy('event.tokenId', 'desc')
      .orderBy('event.seq', 'desc')
      .execute(),
  ])
  return {
    total,
    list: rows.map((row) => ({
      tokenId: row.tokenId,
      level: row.level,
      levelStr: factsOf(facts, row.level).levelStr,
      seller: row.fromAddress!,
      coin: symbolOf(app, row.coin!),
      price: String(row.amount),
      time: row.time,
      txHash: row.txHash,
      final: app.clock.isFinal(row.block),
    })),
  }
}
