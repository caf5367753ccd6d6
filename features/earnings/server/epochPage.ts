import type { Handler } from '#platform/server/bind.ts'
import { countedPage } from '#platform/server/database/numberedPage.ts'

import type { earningsApi } from '../api.ts'
import { epochPath } from './epochFile.ts'
import { tables } from './lines.ts'

export const epochPage: Handler<typeof earningsApi.epochPage> = async (page, call) => {
  const { app } = call
  const epochs = tables(call).selectFrom('earningsEpochs')
  const { total, rows } = await countedPage(epochs, 'epoch', page)
  return {
    total,
    list: rows.map(({ block, total, ...row }) => ({
      total: String(total),
      ...row,
      file: epochPath(row.upToBlock),
      final: app.clock.isFinal(block),
    })),
  }
}
