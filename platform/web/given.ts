import * as z from 'zod/mini'

import type { CallInput, Endpoint } from '../std/endpoint.ts'

/** A reply that a page is drawn from, and how its screen asks for it. */
export interface Shown {
  readonly endpoint: Endpoint
  /** What the server is asked. */
  readonly input: Readonly<Record<string, string>>
  /** Under what the screen keeps it. */
  readonly key: unknown
}

/** As `useApi(endpoint, input)` asks. */
export const shownReply = <E extends Endpoint>(endpoint: E, input: CallInput<E>): Shown => ({
  endpoint,
  input: input as Record<string, string>,
  key: input,
})

/** As `useApiList(endpoint, input, size, …)` asks; `size` at most one page. */
export const shownList = <E extends Endpoint>(
  endpoint: E,
  input: Readonly<Record<string, string>>,
  size: number,
): Shown => ({
  endpoint,
  input: { ...input, pageNum: '1', pageSize: String(size) },
  key: { ...input, size },
})

/** What the server drew a page from and sent with it. */
export interface Given {
  /** Chain time then, unix seconds. */
  readonly now: number
  readonly replies: readonly {
    readonly path: string
    readonly key: unknown
    readonly data: unknown
  }[]
}

const nothing: Given = { now: 0, replies: [] }
/** From then on a screen asks anew instead. */
const oldAfterMs = 60_000

let given: Given | null = null
let checked = new Map<unknown, unknown>()

/** For a page that is drawn now, for a reader elsewhere; null where it is drawn from nothing. */
export function provideGiven(next: Given | null): void {
  given = next ?? nothing
  checked = new Map()
}

function current(): Given {
  given ??= inPage() ?? nothing
  return given
}

function inPage(): Given | null {
  if (typeof document === 'undefined') return null
  const text = document.querySelector('#given')?.textContent ?? ''
  return text === '' ? null : (JSON.parse(text) as Given)
}

/** Chain time when the page was drawn; 0 where it was drawn from nothing. */
export const givenNow = (): number => current().now

/** The reply that came with the page, and since when it may be old; nothing where none came. */
export function givenReply(
  endpoint: Endpoint,
  key: unknown,
): { initialData?: never; initialDataUpdatedAt?: number } {
  const { replies } = current()
  if (replies.length === 0) return {}
  const since = typeof document === 'undefined' ? Date.now() : performance.timeOrigin
  if (Date.now() > since + oldAfterMs) return {}
  const wanted = JSON.stringify(key)
  const found = replies.find(
    (reply) => reply.path === endpoint.path && JSON.stringify(reply.key) === wanted,
  )
  if (found === undefined) return {}
  if (!checked.has(found)) checked.set(found, z.safeParse(endpoint.output, found.data).data)
  const data = checked.get(found)
  return data === undefined ? {} : { initialData: data as never, initialDataUpdatedAt: since }
}
