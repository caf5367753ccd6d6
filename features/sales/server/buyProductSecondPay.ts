import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { required } from '#platform/server/http/invalid.ts'
import { adopt } from '#platform/server/orders/adopt.ts'
import { Failure } from '#platform/std/failure.ts'
import type { OrderView } from '#platform/std/order.ts'

import type { salesApi } from '../api.ts'
import { salesFailures } from '../failures.ts'
import type { SecondPayment } from './kind.ts'
import type { Kinds } from './target.ts'

const notReserved = (field: string) => new Failure(salesFailures.NOT_RESERVED, { field })

/**
 * Both halves under one path. Before: requestId with the boxes, or with the order that reserved them.
 * After: the hash, with the second payment's order or with the one that reserved.
 */
export const buyProductSecondPayAfter =
  (kinds: Kinds): Handler<typeof salesApi.buyProductSecondPayAfter> =>
  async ({ requestId, orderId, txHash, boxIds }, call) => {
    const second = kinds.find((one) => one.second !== undefined)?.second
    if (second === undefined) throw notReserved('boxIds')
    if (orderId !== undefined && txHash !== undefined) {
      return after(call, second, orderId, txHash)
    }
    if (requestId === undefined) {
      throw required(orderId === undefined ? 'requestId' : 'txHash', call.locale)
    }
    if (boxIds === undefined && orderId === undefined) throw required('boxIds', call.locale)
    return call.app.orders.before(call, {
      kind: second.orderKind,
      requestId,
      subject: boxIds === undefined ? { orderId: orderId ?? '' } : { boxIds: boxIds.join(',') },
      async propose() {
        return second.propose(call, boxIds ?? (await restOf(call, second, orderId ?? '')))
      },
    })
  }

/** What an order reserved and nobody has paid for yet. */
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

async function after(
  call: Call,
  second: SecondPayment,
  orderId: string,
  txHash: string,
): Promise<OrderView> {
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
}
