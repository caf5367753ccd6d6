import type { Handler } from '#platform/server/bind.ts'
import { newestPage } from '#platform/server/database/newestFirst.ts'

import type { earningsApi } from '../api.ts'
import { coinView } from './coins.ts'
import { native } from './feeIndexer.ts'
import { tables } from './lines.ts'

export const bonusPage: Handler<typeof earningsApi.bonusPage> = async (page, call) => {
  const { app, address } = call
  const [all, rows] = await Promise.all([
    tables(call)
      .selectFrom('earningsBonuses')
      .select('lines')
      .where('account', '=', address)
      .executeTakeFirst(),
    newestPage(
      tables(call)
        .selectFrom('earningsFees')
        .selectAll()
        .where('level1', '=', address)
        .where('bonus', '>', 0n),
      page,
    ),
  ])
  return {
    total: all?.lines ?? 0,
    list: rows.map(({ block, txIndex, logIndex, time, txHash, payer, fee, bonusLevel, bonus }) => ({
      id: `${block}-${txIndex}-${logIndex}`,
      block,
      logIndex,
      time,
      txHash,
      payer,
      coin: coinView(app, native),
      fee: String(fee),
      level: bonusLevel,
      bonus: String(bonus),
      final: app.clock.isFinal(block),
    })),
  }
}
