import type { Handler } from '#platform/server/bind.ts'

import type { salesApi } from '../api.ts'
import type { Product } from '../shapes.ts'
import type { Kinds } from './target.ts'

/** The lists of the kinds one after the other: a page may end in the one and go on in the next. */
export const productPage =
  (kinds: Kinds): Handler<typeof salesApi.productPage> =>
  async ({ kind, state, pageNum, pageSize }, call) => {
    const list: Product[] = []
    let total = 0
    for (const { kind: its, reads } of kinds) {
      if (kind !== undefined && its !== kind) continue
      const offset = Math.max(0, (pageNum - 1) * pageSize - total)
      const part = await reads.page(call, { state, offset, limit: pageSize - list.length })
      list.push(...part.list)
      total += part.total
    }
    return { total, list }
  }
