import type { OrderView } from '#platform/std/order.ts'

import { callOf } from './wallet.ts'
import type { Block, Packed } from './chain/block.ts'
import type { Known } from './book.ts'

/** One transaction where it ended. */
interface Landed {
  readonly block: Block
  readonly packed: Packed
}

export function landedOn(head: Block): Landed[] {
  const all: Landed[] = []
  for (let block: Block | null = head; block !== null; block = block.parent) {
    const { packed } = block
    all.unshift(...packed.map((one) => ({ block: block!, packed: one })))
  }
  return all
}

/** Whether it is the very call of the order. */
export const same = (
  known: Pick<Known, 'owner' | 'ticket'>,
  { packed: { sent } }: Landed,
): boolean => {
  const call = callOf(known.owner, known.ticket.call)
  return (
    sent.owner === call.owner &&
    sent.contract === call.contract &&
    sent.data === call.data &&
    sent.value === call.value
  )
}

/**
 * What is wrong with the orders, once everything is final and nothing can land any more: each is done
 * or failed by one transaction of its very call, no transaction serves two, and none of them is left
 * over that an order which came to nothing could have had.
 */
export function faultsOf(
  orders: readonly { known: Known; view: OrderView }[],
  landed: readonly Landed[],
): string[] {
  const faults: string[] = []
  const byHash = new Map(landed.map((one) => [one.packed.sent.hash, one]))
  const taken = new Map<string, string>()
  for (const { known, view } of orders) {
    const { orderId, state, txHash, reason } = view
    const found = txHash === null ? undefined : byHash.get(txHash)
    const its = found !== undefined && same(known, found) ? found : null
    const should = its === null ? 'expired' : its.packed.result === 'SUCCESS' ? 'done' : 'failed'
    if (state !== should) faults.push(`order ${orderId} is ${state}, by the chain ${should}`)
    if (its === null || txHash === null) continue
    const { message } = its.packed.outcome
    const why = should === 'done' ? null : message === '' ? its.packed.result : message
    if (reason !== why) faults.push(`order ${orderId} returns ${reason}, the chain ${why}`)
    const other = taken.get(txHash)
    if (other !== undefined) faults.push(`${txHash} serves orders ${other} and ${orderId}`)
    taken.set(txHash, orderId)
  }
  for (const { known, view } of orders) {
    if (view.state !== 'expired') continue
    const left = landed.find(
      (one) =>
        same(known, one) && !taken.has(one.packed.sent.hash) && one.block.time >= view.createdAt,
    )
    if (left !== undefined) {
      faults.push(`order ${known.orderId} expired, and ${left.packed.sent.hash} is its call`)
    }
  }
  for (const { known, view } of orders) {
    const [signed] = known.signed
    if (known.lied || known.signed.length !== 1 || signed === undefined) continue
    if (known.taken.has(signed.hash) && byHash.has(signed.hash) && view.txHash !== signed.hash) {
      faults.push(`order ${known.orderId} was submitted ${signed.hash} and has ${view.txHash}`)
    }
  }
  return faults
}
