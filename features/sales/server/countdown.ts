import type { Handler } from '#platform/server/bind.ts'

import type { salesApi } from '../api.ts'
import { type Kinds, targetOf } from './target.ts'

export const countdown =
  (kinds: Kinds): Handler<typeof salesApi.countdown> =>
  async (input, call) => {
    const { product, productId } = targetOf(kinds, input)
    const { state, start, end } = await product.orders.offer(call, productId)
    return { state, start, end, now: call.app.clock.now() }
  }
