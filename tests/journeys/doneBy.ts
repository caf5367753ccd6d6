import { randomUUID } from 'node:crypto'

import type { Client } from './client.ts'
import type { Stack } from './stack.ts'

/** An order and its transaction; the index sees it by itself, without the call that takes its hash. */
export async function doneBy(
  stack: Stack,
  client: Client,
  path: string,
  form: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { code, msg, data } = await client.post(path, { requestId: randomUUID(), ...form })
  if (code !== 'OK') throw new Error(`${path}: ${code} ${msg}`)
  await client.send(data.call)
  await stack.server.indexer.catchUp()
}
