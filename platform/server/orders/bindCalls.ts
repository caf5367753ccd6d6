import type { BoundEndpoint } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { required } from '#platform/server/http/invalid.ts'
import { type Fields, type OrderCalls, isOptional } from '#platform/std/action.ts'
import type { OrderView } from '#platform/std/order.ts'
import type { Locale } from '#platform/std/text.ts'
import type * as z from 'zod/mini'

interface Halves<Sent, Reply> {
  readonly before: (sent: Sent, call: Call) => Promise<Reply>
  readonly after: (hash: HashSent, call: Call) => Promise<OrderView>
}
interface HashSent {
  readonly orderId: string
  readonly txHash: string
}

type Ordered<Calls extends OrderCalls> = z.output<Calls['before']['input']>
/** What opens an order and submits its hash, from parsed requests. */
export type OrderHandlers<Calls extends OrderCalls> = Halves<
  Ordered<Calls>,
  z.input<Calls['before']['output']>
>

/** Joins declared calls with what they do, where the actions that they order are other features'. */
export function bindCalls<Calls extends OrderCalls>(
  { served, input }: Calls,
  { before, after }: OrderHandlers<Calls>,
): readonly BoundEndpoint[] {
  const handler = eitherHalf<Ordered<Calls>>({
    async before(sent, call) {
      requireFields(input, sent, call.locale)
      return before(sent, call)
    },
    after,
  })
  return served.map((endpoint) => ({ endpoint, handler }))
}

/** A requestId opens an order, an orderId with its txHash submits a hash. Refuses what is neither. */
export const eitherHalf =
  <Sent>({ before, after }: Halves<Sent, unknown>): BoundEndpoint['handler'] =>
  async (input, call) => {
    const { requestId, orderId, txHash } = input as { requestId?: string } & Partial<HashSent>
    if (orderId !== undefined && txHash !== undefined) return after({ orderId, txHash }, call)
    if (requestId !== undefined) return before(input as Sent, call)
    throw required(orderId === undefined ? 'requestId' : 'txHash', call.locale)
  }

/** Of a path that takes both halves the form itself requires nothing. */
export function requireFields(fields: Fields, sent: object, locale: Locale): void {
  const there = new Map(Object.entries(sent))
  for (const [name, field] of Object.entries(fields)) {
    if (there.get(name) === undefined && !isOptional(field)) throw required(name, locale)
  }
}
