import { randomUUID } from 'node:crypto'

import type { BoundEndpoint } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import type { OrderRow } from '#platform/server/database/db.ts'
import type { Address } from '#platform/std/address.ts'

import type { Stack } from './stack.ts'

/** Orders as a handler requests them, without the Before that would have made them. */

/**
 * The kinds that an order may have for that input: what the handler requires; none where it
 * requires no order.
 */
export async function kindsOf(
  { server }: Stack,
  { handler }: BoundEndpoint,
  input: object,
  address: string,
): Promise<readonly string[]> {
  const { app } = server
  let asked: string | readonly string[] = []
  const ask = (_: unknown, { kind }: { kind: string | readonly string[] }) => {
    asked = kind
    return Promise.reject(new Error('asked'))
  }
  const call = { app: { ...app, orders: { after: ask, one: ask } }, db: app.db, locale: 'en' }
  const session = { address, activated: true }
  await handler(input as never, { ...call, address, session } as unknown as Call).catch(() => {})
  return [asked].flat()
}

/** A call on chain, by what distinguishes it from another. */
export type OrderedCall = Pick<OrderRow, 'data' | 'callValue'> & { readonly contract: string }

/** An order that waits for its hash: by default for a call that is not made. */
export function waitingOrder(
  { server }: Stack,
  { address, kind, made }: { address: string; kind: string; made?: OrderedCall | undefined },
): OrderRow {
  const { clock, deployment } = server.app
  const id = randomUUID()
  const to = made ?? { contract: deployment.address('Usdt'), data: 'ab', callValue: 0n }
  const { contract, data, callValue } = to
  const call = {
    contract,
    selector: 'none()',
    args: [],
    callValue: String(callValue),
    feeLimit: '100000000',
  }
  const now = clock.now()
  const times = { createdAt: now - 60, expiresAt: now + 840, sentAt: null }
  const state = { txHash: null, told: false, proven: false, byReceipt: false, receipt: null }
  const own = { id, address: address as Address, requestId: id, kind, subject: '{}' }
  return { ...own, call: JSON.stringify(call), data, callValue, ...times, ...state }
}
