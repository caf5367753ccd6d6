import type { Endpoint } from '#platform/std/endpoint.ts'
import * as z from 'zod/mini'

import { refusalsOf } from '#platform/server/http/openapi.ts'
import { fieldsOf } from './forms.ts'

/** In what a reply is not as its endpoint declares it; nothing where it is. */
export function undeclaredIn(
  endpoint: Endpoint,
  status: number,
  reply: Readonly<Record<string, unknown>>,
): unknown[] {
  return reply['code'] === 'OK'
    ? inGoodReply(endpoint, status, reply)
    : inRefusal(endpoint, status, reply)
}

function inGoodReply(
  endpoint: Endpoint,
  status: number,
  reply: Readonly<Record<string, unknown>>,
): unknown[] {
  const { msg, data } = reply
  const parsed = z.safeParse(endpoint.output, data)
  return [
    ...(status === 200 ? [] : [{ status }]),
    ...(msg === '' ? [] : [{ msg }]),
    ...Object.keys(reply).filter((key) => !['code', 'msg', 'data'].includes(key)),
    ...(parsed.error?.issues ?? []),
    // Nothing goes out that is not named.
    ...(parsed.success && JSON.stringify(parsed.data) !== JSON.stringify(data)
      ? [{ data, declared: parsed.data }]
      : []),
  ]
}

function inRefusal(
  endpoint: Endpoint,
  status: number,
  { code, msg, data, retry, field, ...more }: Readonly<Record<string, unknown>>,
): unknown[] {
  const kind = refusalsOf(endpoint).find((one) => one.code === code && one.status === status)
  if (kind === undefined) return [{ status, code }]
  const names = [...Object.keys(fieldsOf(endpoint)), 'body']
  const named = code === 'INVALID' ? field : (field ?? 'body')
  const worded = typeof msg === 'string' && msg !== '' && !/\{\w+\}|undefined|\[object/.test(msg)
  return [
    // What is ours to mend is never an answer to what was sent.
    ...(status >= 500 ? [{ status, code }] : []),
    ...(worded ? [] : [{ msg }]),
    ...(data === null ? [] : [{ data }]),
    ...(retry === kind.retry ? [] : [{ retry }]),
    ...(names.includes(named as string) ? [] : [{ field }]),
    ...Object.keys(more),
  ]
}
