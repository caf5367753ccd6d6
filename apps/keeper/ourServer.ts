import { textWithin } from '#platform/chain/nodeRequests.ts'
import type { Config } from '#platform/server/config.ts'

/** Milliseconds that a reply may take. */
const patienceMs = 30_000
/** Of a reply to a call; a data file is larger. */
const mostBytes = 1024 * 1024

export const originOf = ({ publicOrigin, host, port }: Config): string =>
  publicOrigin ?? `http://${host}:${port}`

/** A file of our server; null where there is none or no reply: the next run requests it again. */
export const fileAt = (url: string, most: number): Promise<string | null> =>
  textOf(url, { method: 'GET' }, most)

/** A public call, with fields where it has any. */
export type Ask = (path: string, form?: Readonly<Record<string, string>>) => Promise<unknown>

/** Its reply; null where there is none. */
export const callOf =
  (origin: string): Ask =>
  async (path, form = {}) => {
    const body = new URLSearchParams(form)
    const text = await textOf(`${origin}${path}`, { method: 'POST', body }, mostBytes)
    try {
      return text === null ? null : JSON.parse(text)
    } catch {
      return null
    }
  }

async function textOf(url: string, init: RequestInit, most: number): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const reply = await fetch(url, { ...init, signal, redirect: 'error' })
    return reply.ok ? await textWithin(reply, most) : null
  } catch {
    return null
  }
}
