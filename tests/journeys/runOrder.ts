import { randomUUID } from 'node:crypto'

import type { ContractCall } from '#platform/std/order.ts'
import { expect } from 'vitest'

import type { Client } from './client.ts'
import type { Stack } from './stack.ts'

/**
 * Takes an order, sends its call and submits its hash, which must be in a block that is not final
 * yet.
 */
export async function runOrder(
  { server }: Stack,
  client: Client,
  { before, after }: { readonly before: string; readonly after: string },
  form: Readonly<Record<string, string>>,
) {
  const { data, ...answer } = await client.post(before, { requestId: randomUUID(), ...form })
  expect(answer).toMatchObject({ status: 200, code: 'OK' })
  const { orderId, call } = data as { orderId: string; call: ContractCall }
  const txHash = await client.send(call)
  await server.indexer.catchUp()
  const reply = await client.post(after, { orderId, txHash })
  expect(reply.data).toMatchObject({ orderId, txHash, state: 'packed', reason: null })
  return { call, orderId, txHash }
}
