import type { Handler } from '#platform/server/bind.ts'
import { yes } from '#platform/server/verdict.ts'

import type { salesApi } from '../api.ts'
import { buyerOf, inWords } from './buyer.ts'
import { mostToBuy, whyNotBuy, whyNotSold } from './rules.ts'
import { type Kinds, targetOf } from './target.ts'

/** With what stands in the way of one more. */
export const canBuyProductNum =
  (kinds: Kinds): Handler<typeof salesApi.canBuyProductNum> =>
  async (input, call) => {
    const { product, productId } = targetOf(kinds, input)
    const offer = await product.orders.offer(call, productId)
    const sold = whyNotSold(offer, 1)
    if (sold !== null) return { num: 0, ...inWords(call.locale, sold) }
    const buyer = await buyerOf(call, product)
    if ('no' in buyer) return { num: 0, ...buyer.no }
    const num = mostToBuy(offer, buyer.purse)
    const fault = whyNotBuy(offer, num + 1, buyer.purse)
    const told = fault === null ? yes : inWords(call.locale, fault)
    return { num, ...told, can: num > 0 }
  }
