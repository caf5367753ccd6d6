import type { Handler } from '#platform/server/bind.ts'

import type { earningsApi } from '../api.ts'
import { tables } from './lines.ts'

export const bonusPage: Handler<typeof earningsApi.bonusPage> = async (page, call) => {
  const { app, address } = call
  const mine = tables(call)
    .selectFrom('earningsFees')
    .where('level1', '=', address)
    .where('bonus', '>', 0n)
  const [all, late, { credited }, rows] = await Promise.all([
    tables(call)
      .selectFrom('earningsBonuses')
      .select(['lines', 'total'])
      .where('account', '=', address)
      .executeTakeFirst(),
    mine
      .select((e) => e.fn.sum<bigint | null>('bonus').as('bonus'))
      .where('block', '>', app.clock.solid)
      .executeTakeFirst(),
    tables(call)
      .selectFrom('earningsSums')
      .select((e) => e.fn.sum<bigint | null>('credited').as('credited'))
      .where('account', '=', address)
      .where('kind', '=', 'bonus')
      .executeTakeFirstOrThrow(),
    mine
      .selectAll()
      .orderBy('block', 'desc')
      .orderBy('txIndex', 'desc')
      .orderBy('logIndex', 'desc')
      .offset((page.pageNum - 1) * page.pageSize)
      .limit(page.pageSize)
      .execute(),
  ])
  const accruing = (all?.total ?? 0n) - (late?.bonus ?? 0n) - (credited ?? 0n)
  return {
    total: all?.lines ?? 0,
    accruing: String(accruing > 0n ? accruing : 0n),
    list: rows.map(({ block, txIndex, logIndex, time, txHash, payer, fee, bonusLevel, bonus }) => ({
      id: `${block}-${txIndex}-${logIndex}`,
      block,
      logIndex,
      time,
      txHash,
      payer,
      fee: String(fee),
      level: bonusLevel,
      bonus: String(bonus),
      final: app.clock.isFinal(block),
    })),
  }
}
