import type { Handler } from '#platform/server/bind.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'

import type { earningsApi } from '../api.ts'
import { coinView } from './coins.ts'
import { tables } from './lines.ts'
import { listOf } from './numbers.ts'

export const bonusPage: Handler<typeof earningsApi.bonusPage> = async (page, call) => {
  const { app, address } = call
  const all = await tables(call)
    .selectFrom('earningsLists')
    .select('lines')
    .where('account', '=', address)
    .where('list', '=', listOf('bonuses'))
    .executeTakeFirst()
  const total = all?.lines ?? 0
  const mine = tables(call).selectFrom('earningsFees').selectAll().where('level1', '=', address)
  const rows = await numberedPage(mine, 'bonusNumber', total, page)
  return {
    total,
    list: rows.map(({ block, txIndex, logIndex, time, txHash, payer, coin, fee, ...row }) => ({
      id: `${block}-${txIndex}-${logIndex}`,
      block,
      logIndex,
      time,
      txHash,
      payer,
      coin: coinView(app, coin),
      fee: String(fee),
      level: row.bonusLevel,
      bonus: String(row.bonus),
      final: app.clock.isFinal(block),
    })),
  }
}
