import type { Handler } from '#platform/server/bind.ts'

import type { salesApi } from '../api.ts'
import { type Kinds, targetOf } from './target.ts'

export const productDetail =
  (kinds: Kinds): Handler<typeof salesApi.productDetail> =>
  async (input, call) => {
    const { product, productId } = targetOf(kinds, input)
    return product.reads.detail(call, productId)
  }
