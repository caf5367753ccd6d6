import type { Call } from '#platform/server/call.ts'
import { required } from '#platform/server/http/invalid.ts'
import { adopt } from '#platform/server/orders/adopt.ts'
import type { OrderHandlers } from '#platform/server/orders/bindCalls.ts'
import { Failure } from '#platform/std/failure.ts'

import type { salesCalls } from '../calls.ts'
import { salesFailures } from '../failures.ts'
import type { SecondPayment } from './kind.ts'
import type { Kinds } from './target.ts'

const notReserved = (field: string) => new Failure(salesFailures.NOT_RESERVED, { field })

/**
 * Before: the boxes, or the order that reserved them. After: the hash, with the second payment's order or with the one
 * that reserved.
 */
export const buyProductSecondPay = (
  kinds: Kinds,
): OrderHandlers<typeof salesCalls.buyProductSecondPay> => ({
  async before({ requestId, orderId, boxIds }, call) {
    const second = secondOf(kinds)
    if (boxIds === undefined && orderId === undefined) throw required('boxIds', call.locale)
    return call.app.orders.before(call, {
      kind: second.orderKind,
      requestId,
      subject: boxIds === undefined ? { orderId: orderId ?? '' } : { boxIds: boxIds.join(',') },
      async propose() {
        return second.propose(call, boxIds ?? (await restOf(call, second, orderId ?? '')))
      },
    })
  },
  async after({ orderId, txHash }, call) {
    const second = secondOf(kinds)
    const { orderKind, firstKind } = second
    const { kind } = await call.app.orders.one(call, { kind: [orderKind, firstKind], orderId })
    if (kind === orderKind) return call.app.orders.after(call, { kind, orderId, txHash })
    const reserved = await reservedBy(call, second, orderId)
    return adopt(call, {
      kind: orderKind,
      subject: { orderId },
      txHash,
      callOf(data) {
        const its = second.read(data)
        return its?.boxIds.every((boxId) => reserved.includes(boxId)) ? its.call : null
      },
    })
  },
})

function secondOf(kinds: Kinds): SecondPayment {
  const second = kinds.find((one) => one.second !== undefined)?.second
  if (second === undefined) throw notReserved('boxIds')
  return second
}

/** The unpaid reserved boxes of an order. */
async function restOf(
  call: Call,
  second: SecondPayment,
  orderId: string,
): Promise<readonly number[]> {
  const all = await reservedBy(call, second, orderId)
  const rest = await second.stillReserved(call, all)
  if (rest.length === 0) throw notReserved('orderId')
  return rest
}

async function reservedBy(
  call: Call,
  second: SecondPayment,
  orderId: string,
): Promise<readonly number[]> {
  const { txHash } = await call.app.orders.one(call, { kind: second.firstKind, orderId })
  return txHash === null ? [] : second.reservedBy(call, txHash)
}
