import type { OrderHandlers } from '#platform/server/orders/bindCalls.ts'
import { Failure } from '#platform/std/failure.ts'

import type { salesCalls } from '../calls.ts'
import { costOf, secondOf, validateAllowed, validateSold } from './rules.ts'
import { type Kinds, type Target, targetOf } from './target.ts'

/** The value sent is the buyer's maximum; the contracts return change. */
export const buyProductFirstPay = (
  kinds: Kinds,
): OrderHandlers<typeof salesCalls.buyProductFirstPay> => ({
  async before({ requestId, num, ...named }, call) {
    const target = targetOf(kinds, named)
    const { orders } = target.product
    const offer = await orders.offer(call, target.productId)
    const ticket = await call.app.orders.before(call, {
      kind: offer.orderKind,
      requestId,
      subject: subjectOf(target, num),
      async propose() {
        const balances = {
          ownLimit: await orders.ownLimit(call),
          symbol: call.app.config.nativeSymbol,
        }
        const obstacle = validateSold(offer, num) ?? validateAllowed(offer, num, balances)
        if (obstacle !== null) {
          const { fault, about, values } = obstacle
          throw new Failure(fault, { field: about === 'num' ? 'num' : target.field, values })
        }
        const callValue = costOf(offer).first * BigInt(num)
        return { ...orders.propose(target.productId, num, offer), callValue }
      },
    })
    return { ...ticket, second: secondOf(offer, num, BigInt(ticket.call.callValue)) }
  },
  after: (hash, call) =>
    call.app.orders.after(call, {
      kind: kinds.flatMap(({ orders }) => orders.orderKinds),
      ...hash,
    }),
})

/** Cards are bought one at a time: their orders name the level alone. */
const subjectOf = ({ field, productId }: Target, num: number): Record<string, string> => ({
  [field]: String(productId),
  ...(field === 'level' && num === 1 ? {} : { num: String(num) }),
})
