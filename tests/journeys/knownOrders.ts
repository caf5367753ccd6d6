import { randomUUID } from 'node:crypto'

import type { BoundEndpoint } from '#platform/server/bind.ts'
import type { OrderRow } from '#platform/server/database/db.ts'
import { afterOf } from '#tests/http/access.ts'
import { type Known, fieldsOf } from '#tests/http/forms.ts'

import { kindsOf, waitingOrder } from './kindOrders.ts'
import type { Things } from './rightForms.ts'
import type { Stack } from './stack.ts'

/** The orders that exist while one endpoint is called, and what is known of them. */
interface KnownOrders {
  readonly rows: readonly OrderRow[]
  readonly known: Known
}

/**
 * Of those that were prepared: where an order is requested, the one of that request and one of
 * another; where none is named at all, every one. Where one is named, more of the kind that the
 * handler requires: of the owner's, each with a hash of its own, and of another's.
 */
export async function knownOrders(
  stack: Stack,
  bound: BoundEndpoint,
  things: Things,
  known: Known,
  { prepared, other }: { prepared: readonly OrderRow[]; other: string },
): Promise<KnownOrders> {
  const { path } = bound.endpoint
  const names = Object.keys(fieldsOf(bound.endpoint))
  if (!names.includes('requestId') && !names.includes('orderId')) return { rows: prepared, known }
  const made = [things.orders[afterOf(path)], things.orders[path]]
  const its = prepared.filter(({ id }) => made.includes(id))
  const another = prepared.find(({ id }) => !made.includes(id))!
  const waiting = names.includes('orderId') ? await ofItsKinds(stack, bound, things, other) : []
  const rows = [...new Set([...its, another, ...waiting.map(({ row }) => row)])]
  const states = [
    ...its.map(({ id }) => ({ orderId: id, txHash: unseen(id) })),
    ...waiting.map(({ row, txHash }) => ({ orderId: row.id, txHash })),
  ]
  const right = (known.forms[path] ?? []).flatMap((form) => ('orderId' in form ? states : [form]))
  return {
    rows,
    known: {
      ...known,
      uuid: rows.map(({ id }) => id),
      txHash: [...known.txHash, ...rows.map(({ id }) => unseen(id))],
      byName: { ...known.byName, requestId: [...its, another].map((one) => one.requestId) },
      forms: { ...known.forms, [path]: right },
    },
  }
}

/** A hash that no transaction has, another for each order. */
const unseen = (orderId: string): string => orderId.replaceAll('-', '').repeat(2)

/** For each kind: four of the owner's, one of them for a call that a block has, and another's. */
async function ofItsKinds(stack: Stack, bound: BoundEndpoint, things: Things, other: string) {
  const address = things.owner
  const asked = { orderId: randomUUID(), txHash: things.bindHash }
  const kinds = await kindsOf(stack, bound, asked, address)
  const mined = await stack.server.app.db
    .selectFrom('chainTransactions')
    .selectAll()
    .where('hash', '=', things.bindHash)
    .executeTakeFirstOrThrow()
  const made = { ...mined, contract: mined.contract! }
  return kinds.flatMap((kind) => {
    const open = [address, address, address, other].map((whose) =>
      waitingOrder(stack, { address: whose, kind }),
    )
    const landed = waitingOrder(stack, { address, kind, made })
    return [
      ...open.map((row) => ({ row, txHash: unseen(row.id) })),
      { row: landed, txHash: things.bindHash },
    ]
  })
}
