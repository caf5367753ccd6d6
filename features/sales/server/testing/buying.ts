import { randomUUID } from 'node:crypto'

import type { Client } from '#tests/journeys/client.ts'
import type { ContractCall } from '#platform/std/order.ts'
import type { TestBoxes } from '#features/blindbox/server/testing/boxes.ts'

export const buyBefore = '/deposit/aon/buyProductFirstPayBefore'
export const buyAfter = '/deposit/aon/buyProductFirstPayAfter'

export type Form = Readonly<Record<string, string>>

/** Opens an order, by a requestId of its own. */
export const before = async (client: Client, form: Form, path = buyBefore) =>
  (await client.post(path, { requestId: randomUUID(), ...form })).data

/** Signs and sends a call, and has its block indexed; its hash. */
export async function send(
  { stack }: TestBoxes,
  client: Client,
  call: ContractCall,
): Promise<string> {
  const txHash = await client.send(call)
  await stack.server.indexer.catchUp()
  return txHash
}

/** The client's purchases, and his unfinished orders. */
export const bought = async (client: Client, form: Form = {}) =>
  (await client.post('/deposit/aon/buyRecordPage', { ...form })).data
export const open = async (client: Client) =>
  (await client.post('/deposit/aon/buyRecordOfNoPay')).data.list
