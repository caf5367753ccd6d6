import type { Handler } from '#platform/server/bind.ts'

import type { earningsApi } from '../api.ts'
import { epochPath } from './epochFile.ts'
import { tables } from './lines.ts'

export const epochPage: Handler<typeof earningsApi.epochPage> = async (page, call) => {
  const { app } = call
  const epochs = tables(call).selectFrom('earningsEpochs')
  const [newest, rows] = await Promise.all([
    epochs.select('epoch').orderBy('epoch', 'desc').limit(1).executeTakeFirst(),
    epochs
      .selectAll()
      .orderBy('epoch', 'desc')
      .offset((page.pageNum - 1) * page.pageSize)
      .limit(page.pageSize)
      .execute(),
  ])
  return {
    // Numbered from 1 without a gap.
    total: newest?.epoch ?? 0,
    list: rows.map(({ block, total, ...row }) => ({
      ...row,
      total: String(total),
      file: epochPath(row.upToBlock),
      final: app.clock.isFinal(block),
    })),
  }
}
