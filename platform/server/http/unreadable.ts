import type { Socket } from 'node:net'

import { type FailureKind, defineFailures } from '#platform/std/failure.ts'

/** What never becomes a request, and so is answered before any handler runs. */
const kinds = defineFailures({
  UNREADABLE: {
    status: 400,
    text: { en: 'This is no HTTP request', tc: '這不是有效的 HTTP 請求' },
  },
  TOO_SLOW: {
    status: 408,
    retry: true,
    text: { en: 'The request did not arrive in time', tc: '請求未在時限內送達' },
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    text: { en: 'The headers of the request are too large', tc: '請求標頭過大' },
  },
})

const byCode: Readonly<Record<string, FailureKind>> = {
  ERR_HTTP_REQUEST_TIMEOUT: kinds.TOO_SLOW,
  HPE_HEADER_OVERFLOW: kinds.HEADERS_TOO_LARGE,
}

/** Answers in the form of every refusal, in English since no language was read, and hangs up. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const { status, code, text, retry } = byCode[error.code ?? ''] ?? kinds.UNREADABLE
  const body = JSON.stringify({ code, msg: text.en, data: null, retry })
  socket.end(
    [
      `HTTP/1.1 ${status} ${code}`,
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/** Milliseconds that a request may take to arrive: its headers, and the whole of it. */
export const arrival = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  /** How often that is looked at. */
  connectionsCheckingInterval: 1_000,
}
