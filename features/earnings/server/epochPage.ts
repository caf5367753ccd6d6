import type { Handler } from '#platform/server/bind.ts'

import type { earningsApi } from '../api.ts'
import { epochPath } from './epochFile.ts'
import { tables } from './lines.ts'

export const epochPage: Handler<typeof earningsApi.epochPage> = async (page, call) => {
  const { app } = call
  const epochs = tables(call).selectFrom('earningsEpochs')
  // Numbered from 1 without a gap: a page is found by its numbers, however far down.
  const newest = await epochs.select('epoch').orderBy('epoch', 'desc').limit(1).executeTakeFirst()
  const total = newest?.epoch ?? 0
  const rows = await epochs
    .selectAll()
    .where('epoch', '<=', total - (page.pageNum - 1) * page.pageSize)
    .orderBy('epoch', 'desc')
    .limit(page.pageSize)
    .execute()
  return {
    total,
    list: rows.map(({ block, total, ...row }) => ({
      ...row,
      total: String(total),
      file: epochPath(row.upToBlock),
      final: app.clock.isFinal(block),
    })),
  }
}
