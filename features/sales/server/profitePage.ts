import type { Handler } from '#platform/server/bind.ts'

import type { salesApi } from '../api.ts'
import type { Kinds } from './target.ts'

export const profitePage =
  (kinds: Kinds): Handler<typeof salesApi.profitePage> =>
  async ({ kind, pageNum, pageSize }, call) => {
    const reads = kinds.find((one) => one.kind === kind)!.reads
    return reads.rewards(call, { offset: (pageNum - 1) * pageSize, limit: pageSize })
  }
