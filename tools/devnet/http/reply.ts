/** Sends an answer: one write, whole. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Json } from '../codec/json.ts'
import { stringify } from './text.ts'

const json = { 'content-type': 'application/json; charset=utf-8' }
/** Pages may use the node as they use a public one, but not its control calls. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
}
const jsonToAll = { ...json, ...open }

export const isControl = (path: string): boolean => path.startsWith('/devnet')

export function send(response: ServerResponse, status: number, answer: Json, path = ''): void {
  const text = stringify(answer)
  const length = Buffer.byteLength(text)
  response
    .writeHead(status, { ...(isControl(path) ? json : jsonToAll), 'content-length': length })
    .end(text)
}

export function sendText(response: ServerResponse, text: string): void {
  const length = Buffer.byteLength(text)
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'content-length': length }
  response.writeHead(200, { ...headers, ...open }).end(text)
}

/** As a full node's servlets answer what they do not do: 200 and nothing. */
export function sendNothing(response: ServerResponse): void {
  response.writeHead(200, { ...jsonToAll, 'content-length': 0 }).end()
}

export function allow(response: ServerResponse, path: string): void {
  response.writeHead(204, isControl(path) ? {} : open).end()
}

const reasons: Readonly<Record<number, string>> = { 404: 'Not Found', 413: 'Payload Too Large' }

/** The page of the servlet container for what never reaches an endpoint. */
export function refuse(
  response: ServerResponse,
  status: number,
  path: string,
  reason = reasons[status] ?? '',
): void {
  if (status === 413) response.shouldKeepAlive = false
  send(response, status, { url: path, status: String(status), message: reason }, path)
}

/** Whether a control call comes from this machine's own pages, or from no page. */
export function fromHere({ headers: { origin } }: IncomingMessage): boolean {
  if (origin === undefined) return true
  try {
    return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
  } catch {
    return false
  }
}
