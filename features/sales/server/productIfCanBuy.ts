import type { Handler } from '#platform/server/bind.ts'
import { yes } from '#platform/server/verdict.ts'

import type { salesApi } from '../api.ts'
import { buyerOf, inWords } from './buyer.ts'
import { whyNotBuy, whyNotSold } from './rules.ts'
import { type Kinds, targetOf } from './target.ts'

/** The first thing in the way; what stands in everybody's way comes first. */
export const productIfCanBuy =
  (kinds: Kinds): Handler<typeof salesApi.productIfCanBuy> =>
  async (input, call) => {
    const { product, productId } = targetOf(kinds, input)
    const offer = await product.orders.offer(call, productId)
    const sold = whyNotSold(offer, input.num)
    if (sold !== null) return inWords(call.locale, sold)
    const buyer = await buyerOf(call, product)
    if ('no' in buyer) return buyer.no
    const fault = whyNotBuy(offer, input.num, buyer.purse)
    return fault === null ? yes : inWords(call.locale, fault)
  }
