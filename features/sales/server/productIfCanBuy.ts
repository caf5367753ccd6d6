import type { Handler } from '#platform/server/bind.ts'
import { yes } from '#platform/server/verdict.ts'

import type { salesApi } from '../api.ts'
import { buyerOf, verdictOf } from './buyer.ts'
import { validateBuy, validateSold } from './rules.ts'
import { type Kinds, targetOf } from './target.ts'

/** The first blocking reason; those of every buyer come first. */
export const productIfCanBuy =
  (kinds: Kinds): Handler<typeof salesApi.productIfCanBuy> =>
  async (input, call) => {
    const { product, productId } = targetOf(kinds, input)
    const offer = await product.orders.offer(call, productId)
    const sold = validateSold(offer, input.num)
    if (sold !== null) return verdictOf(call.locale, sold)
    const buyer = await buyerOf(call, product)
    if ('no' in buyer) return buyer.no
    const fault = validateBuy(offer, input.num, buyer.balances)
    return fault === null ? yes : verdictOf(call.locale, fault)
  }
