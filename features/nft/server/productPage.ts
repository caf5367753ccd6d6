import type { Handler } from '#platform/server/bind.ts'

import type { nftApi } from '../api.ts'
import { levelViews } from './levels.ts'

/** Every card level is a product, on sale from the contract's first block until its last card. */
export const productPage: Handler<typeof nftApi.productPage> = async (input, call) => {
  const levels = await levelViews(call)
  const start = (input.pageNum - 1) * input.pageSize
  return {
    total: levels.length,
    list: levels.slice(start, start + input.pageSize).map((level) => ({
      productId: level.level,
      kind: 'card' as const,
      state: level.remainSupply > 0 ? ('onSale' as const) : ('soldOut' as const),
      ...level,
    })),
  }
}
