import type { Handler } from '#platform/server/bind.ts'

import type { salesApi } from '../api.ts'
import { costOf } from './rules.ts'
import { type Kinds, targetOf } from './target.ts'

/** The price is in USDT and is paid in the chain's own coin, at the oracle's present rate. */
export const computerValue =
  (kinds: Kinds): Handler<typeof salesApi.computerValue> =>
  async (input, call) => {
    const { product, productId } = targetOf(kinds, input)
    const offer = await product.orders.offer(call, productId)
    const { price, first } = costOf(offer)
    const times = (each: bigint): string => String(each * BigInt(input.num))
    const inTwo = offer.completeTime !== null
    return {
      num: input.num,
      prices: [
        { coin: 'USDT', amount: times(offer.usdt) },
        { coin: call.app.config.nativeSymbol, amount: times(price) },
      ],
      first: inTwo ? times(first) : null,
      second: inTwo ? times(price - first) : null,
    }
  }
