import * as z from 'zod/mini'

import type { Endpoint } from '../std/endpoint.ts'
import { currentInitialData, type InitialData, noteCall } from './initialData.ts'

/** From then on a screen that is opened makes its own request instead. */
const oldAfterMs = 60_000

const checked = new WeakMap<InitialData['replies'][number], { readonly data: unknown }>()

/**
 * The reply that came with the page, and since when it may be old; nothing where none came.
 * `input`: the request that would be sent. `drawn`: a page is being taken over, as it was rendered,
 * however late that is and at any time of the clock.
 */
export function initialReply(
  endpoint: Endpoint,
  key: unknown,
  input: Readonly<Record<string, unknown>>,
  drawn: boolean,
): { initialData?: never; initialDataUpdatedAt?: number } {
  noteCall({ path: endpoint.path, key, input })
  const { replies } = currentInitialData()
  const now = Date.now()
  // Never later than now: a clock that was set back would keep it fresh.
  const since = typeof document === 'undefined' ? now : Math.min(performance.timeOrigin, now)
  if (replies.length === 0 || (!drawn && now > since + oldAfterMs)) return {}
  const wanted = JSON.stringify(key)
  const found = replies.find(
    (reply) => reply.path === endpoint.path && JSON.stringify(reply.key) === wanted,
  )
  if (found === undefined) return {}
  let reply = checked.get(found)
  if (reply === undefined) {
    checked.set(found, (reply = { data: z.safeParse(endpoint.output, found.data).data }))
  }
  const { data } = reply
  return data === undefined ? {} : { initialData: data as never, initialDataUpdatedAt: since }
}
