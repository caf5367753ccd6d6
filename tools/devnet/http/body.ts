/** Reads what a request carries. */
import type { IncomingMessage } from 'node:http'
import { parseExact } from './text.ts'

const maxBody = 4 * 1024 * 1024
/** A dumped state is loaded by a control call. */
export const maxControlBody = 512 * 1024 * 1024

/** The whole body as text, or null when it is too big. Rejects when the sender gives up. */
export function readBody(request: IncomingMessage, most = maxBody): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > most) {
        chunks = []
        resolve(null)
      } else chunks.push(chunk)
    })
    request.on('end', () => {
      const [first] = chunks
      const whole = chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks)
      resolve(whole.toString('utf8'))
    })
    request.on('error', reject)
    request.on('close', () => {
      if (!request.complete) reject(new Error('the sender has gone'))
    })
  })
}

export type Parameters = Readonly<Record<string, unknown>>

const none: Parameters = {}

export const ofQuery = (query: string): Parameters =>
  query === '' ? none : Object.fromEntries(new URLSearchParams(query))

/** JSON under a form's content type is JSON all the same. */
export const isForm = (body: string, contentType: string): boolean =>
  contentType.includes('x-www-form-urlencoded') && !/^\s*[{[]/.test(body)

/** An empty body is a request without parameters, whatever its content type. */
export function parseBody(body: string, contentType: string): Parameters {
  if (body === '') return none
  if (isForm(body, contentType)) return ofQuery(body)
  const parsed = parseExact(body)
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
    return parsed as Parameters
  }
  throw new SyntaxError('can not cast to JSONObject.')
}
