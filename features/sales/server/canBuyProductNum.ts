import type { Handler } from '#platform/server/bind.ts'
import { yes } from '#platform/server/verdict.ts'

import type { salesApi } from '../api.ts'
import { buyerOf, verdictOf } from './buyer.ts'
import { mostToBuy, validateBuy, validateSold } from './rules.ts'
import { type Kinds, targetOf } from './target.ts'

/** With the reason why not one more. */
export const canBuyProductNum =
  (kinds: Kinds): Handler<typeof salesApi.canBuyProductNum> =>
  async (input, call) => {
    const { product, productId } = targetOf(kinds, input)
    const offer = await product.orders.offer(call, productId)
    const sold = validateSold(offer, 1)
    if (sold !== null) return { num: 0, ...verdictOf(call.locale, sold) }
    const buyer = await buyerOf(call, product)
    if ('no' in buyer) return { num: 0, ...buyer.no }
    const num = mostToBuy(offer, buyer.balances)
    const fault = validateBuy(offer, num + 1, buyer.balances)
    const verdict = fault === null ? yes : verdictOf(call.locale, fault)
    return { num, ...verdict, can: num > 0 }
  }
