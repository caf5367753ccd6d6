import type { Address } from '#platform/std/address.ts'
import type { OrderTicket, OrderView } from '#platform/std/order.ts'

import type { Sent } from './chain/block.ts'

/** What the clients know of one order. */
export interface Known {
  readonly owner: Address
  readonly orderId: string
  readonly requestId: string
  readonly ticket: OrderTicket
  /** What the wallet signed for it; two, where two tabs requested it. */
  readonly signed: Sent[]
  /** A client submitted a hash to the server that does not belong to it. */
  lied: boolean
  /** True hashes that the server took, and that it could see to be true. */
  readonly taken: Set<string>
  /** The hash that it was done with. */
  done: string | null
}

/** Every order that a client received. */
export class Book {
  private readonly byId = new Map<string, Known>()

  get all(): readonly Known[] {
    return [...this.byId.values()]
  }

  get(orderId: string): Known | undefined {
    return this.byId.get(orderId)
  }

  /** A repeated request must get what it got before; else what is wrong, in words. */
  input(owner: Address, requestId: string, ticket: OrderTicket): string | null {
    const known = this.all.find((one) => one.owner === owner && one.requestId === requestId)
    if (known !== undefined) {
      return JSON.stringify(known.ticket) === JSON.stringify(ticket)
        ? null
        : `request ${requestId} got two orders: ${known.orderId} and ${ticket.orderId}`
    }
    this.byId.set(ticket.orderId, {
      owner,
      orderId: ticket.orderId,
      requestId,
      ticket,
      signed: [],
      lied: false,
      taken: new Set(),
      done: null,
    })
    return null
  }

  /**
   * Done is for ever; else what is wrong, in words. Only a transaction that was signed for another
   * order of the same call, and found before its owner named it, may go there. `wasDone`: what was
   * known at the time of the request.
   */
  seen(view: OrderView, wasDone: string | null): string | null {
    const known = this.byId.get(view.orderId)
    const foreign = this.all.some(
      (one) => one !== known && one.signed.some(({ hash }) => hash === wasDone),
    )
    if (wasDone !== null && !foreign && (view.state !== 'done' || view.txHash !== wasDone)) {
      return `order ${view.orderId} was done by ${wasDone} and is ${view.state} by ${view.txHash}`
    }
    if (known !== undefined && view.state === 'done') known.done = view.txHash
    return null
  }
}
