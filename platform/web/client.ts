import * as z from 'zod/mini'

import type { CallInput, Endpoint, Reply } from '../std/endpoint.ts'
import { failures } from '../std/failure.ts'
import { acceptLanguage } from '../std/text.ts'
import { atServer, caller } from './runtime.ts'
import { platformTexts as texts } from './text.ts'
import { toast } from './toast.tsx'
import { translate } from './translate.ts'

export const requestTimeoutMs = 10_000

/** A call that did not give its data: refused by the server, or never answered. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  constructor(args: {
    code: string
    status: number
    message: string
    field?: string | null
    retry: boolean
  }) {
    super(args.message)
    this.code = args.code
    this.status = args.status
    this.field = args.field ?? null
    this.retry = args.retry
  }
  /** The server's code, or TIMEOUT, OFFLINE, BAD_REPLY. */
  readonly code: string
  /** HTTP status; 0 where no reply came. */
  readonly status: number
  readonly field: string | null
  /** True where the same call may succeed later. */
  readonly retry: boolean
}

export interface CallOptions {
  readonly signal?: AbortSignal
}

/**
 * POST of a form, with files where declared (GET the same), 10 s at most. A failure closes any
 * toast, then rejects.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const { token } = caller
  try {
    return await request(endpoint, input as Form, options.signal)
  } catch (error) {
    if (options.signal?.aborted) throw error
    // Where the session has ended since, the toast is about that.
    if (caller.token === token) toast.close()
    if (error instanceof ApiFailure && error.code === failures.NOT_SIGNED_IN.code) {
      caller.onSignedOut(token)
    }
    throw error
  }
}

type Form = Readonly<Record<string, string | Uint8Array<ArrayBuffer> | undefined>>

async function request<E extends Endpoint>(
  endpoint: E,
  input: Form,
  signal: AbortSignal | undefined,
): Promise<Reply<E>> {
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  const { url, body } = address(endpoint, input)
  const target = atServer(url)
  const { method } = endpoint
  const init = { method, headers: headers(), body, signal: firstOf(timeout, signal) }
  let reply: Response
  let envelope: unknown
  // Only what the network answers is in here: an error of our own is never called OFFLINE.
  try {
    reply = await fetch(target, init)
    envelope = await reply.json().catch((error: unknown) => {
      if (timeout.aborted || signal?.aborted) throw error
      return null
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw unanswered(timeout.aborted)
  }
  return unwrap(endpoint, reply.status, envelope)
}

/** Aborts with the first of the two; `AbortSignal.any` is above the floor of browsers. */
function firstOf(timeout: AbortSignal, signal: AbortSignal | undefined): AbortSignal {
  if (signal === undefined) return timeout
  const both = new AbortController()
  for (const one of [signal, timeout]) {
    const abort = (): void => both.abort(one.reason)
    if (one.aborted) abort()
    else one.addEventListener('abort', abort, { once: true, signal: both.signal })
  }
  return both.signal
}

function headers(): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': acceptLanguage[caller.locale()],
    ...(caller.token === null ? {} : { token: caller.token }),
  }
}

type Body = URLSearchParams | FormData

/** `{name}` in the path takes its value from the input; a GET's other values go to the query. */
function address(endpoint: Endpoint, input: Form): { url: string; body: Body | null } {
  const left = new URLSearchParams()
  const parts = new FormData()
  let url: string = endpoint.path
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    if (typeof value !== 'string') parts.set(name, new Blob([value]))
    else if (url.includes(`{${name}}`)) url = url.replace(`{${name}}`, encodeURIComponent(value))
    else if (endpoint.filesOf !== undefined) parts.set(name, value)
    else left.set(name, value)
  }
  if (endpoint.filesOf !== undefined) return { url, body: parts }
  if (endpoint.method === 'POST') return { url, body: left }
  return { url: left.size === 0 ? url : `${url}?${left}`, body: null }
}

function unwrap<E extends Endpoint>(endpoint: E, status: number, envelope: unknown): Reply<E> {
  const { code, msg, data, field, retry } = (envelope ?? {}) as Record<string, unknown>
  if (code === 'OK') {
    const parsed = z.safeParse(endpoint.output, data)
    if (parsed.success) return parsed.data as Reply<E>
  }
  if (typeof code !== 'string' || code === 'OK') {
    const message = translated(texts.badReply, { status })
    throw new ApiFailure({ code: 'BAD_REPLY', status, message, retry: status >= 500 })
  }
  throw new ApiFailure({
    code,
    status,
    message: typeof msg === 'string' && msg !== '' ? msg : code,
    field: typeof field === 'string' ? field : null,
    retry: retry === true || status >= 500 || status === 429,
  })
}

function unanswered(late: boolean): ApiFailure {
  return late
    ? new ApiFailure({
        code: 'TIMEOUT',
        status: 0,
        message: translated(texts.timeout),
        retry: true,
      })
    : new ApiFailure({
        code: 'OFFLINE',
        status: 0,
        message: translated(texts.unreachable),
        retry: true,
      })
}

const translated = (
  ...args: Parameters<typeof translate> extends [unknown, ...infer R] ? R : never
) => translate(caller.locale(), ...args)
