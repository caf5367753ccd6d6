import type { Handler } from '#platform/server/bind.ts'

import type { salesApi } from '../api.ts'
import type { Kinds } from './target.ts'

export const buyRecordPage =
  (kinds: Kinds): Handler<typeof salesApi.buyRecordPage> =>
  async ({ kind, state, seriesId, pageNum, pageSize }, call) => {
    const reads = kinds.find((one) => one.kind === kind)?.reads
    // A card is of a level: of a series there is none.
    if (reads === undefined || (kind === 'card' && seriesId !== undefined)) {
      return { total: 0, list: [] }
    }
    const offset = (pageNum - 1) * pageSize
    return reads.purchases(call, { state, productId: seriesId, offset, limit: pageSize })
  }
