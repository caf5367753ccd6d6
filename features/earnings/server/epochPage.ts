import type { Handler } from '#platform/server/bind.ts'
import { countedPage } from '#platform/server/database/numberedPage.ts'
import type { Address } from '#platform/std/address.ts'

import type { earningsApi } from '../api.ts'
import { epochPath } from './epochFile.ts'
import { tables } from './lines.ts'

export const epochPage: Handler<typeof earningsApi.epochPage> = async (page, call) => {
  const { app } = call
  const epochs = tables(call).selectFrom('earningsEpochs')
  const { total, rows } = await countedPage(epochs, 'epoch', page)
  return {
    total,
    list: rows.map(({ block, total, others, ...row }) => ({
      total: String(total),
      others: othersOf(others),
      ...row,
      file: epochPath(row.upToBlock),
      final: app.clock.isFinal(block),
    })),
  }
}

/** As the indexer writes it. */
const othersOf = (text: string) =>
  (JSON.parse(text) as [Address, string][]).map(([coin, amount]) => ({ coin, amount }))
