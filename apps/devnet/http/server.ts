/** The HTTP face: reads a request, lets one handler at a time work, answers once it is on disk. */
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { Json } from '../codec/json.ts'
import { CodecError } from '../codec/wire.ts'
import { isObject } from '../codec/json.ts'
import { type Fault, type Faults, lagOf, wronged } from '../faults.ts'
import type { Node } from '../node.ts'
import type { Queue } from '../queue.ts'
import { Refusal } from '../refusal.ts'
import type { Routes } from './call.ts'
import { routeFor } from './routes.ts'
import { parseExact, stringify } from './text.ts'

const maxBody = 4 * 1024 * 1024

class BodyTooBig extends Error {}

export interface Serving {
  readonly node: Node
  readonly queue: Queue
  readonly faults: Faults
  readonly control: Routes
  readonly log: (line: string) => void
}

export function makeServer(serving: Serving): Server {
  return createServer((request, response) => {
    void answer(serving, request, response).catch((error: unknown) => {
      serving.log(`request failed: ${String(error)}`)
      if (!response.headersSent)
        send(response, 500, { Error: `class java.lang.RuntimeException : ${String(error)}` })
      else response.destroy()
    })
  })
}

async function answer(
  serving: Serving,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://node')
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  if (request.method === 'OPTIONS') {
    response.writeHead(204, cors(path)).end()
    return
  }
  const route = routeFor(path, serving.control)
  if (route === null) return send(response, 404, { Error: `There is no ${path} here.` })
  if (route.control && !fromHere(request)) {
    return send(response, 403, { Error: 'Control calls are not taken from other sites.' })
  }
  const struck = route.control ? [] : serving.faults.strike(path)
  if (await spoil(struck, response)) return
  let body: unknown
  try {
    body = parse(await read(request), request)
  } catch (error) {
    if (error instanceof BodyTooBig) return send(response, 413, { Error: 'The body is too big.' })
    const text = error instanceof Error ? error.message : String(error)
    return send(
      response,
      200,
      { Error: `class com.alibaba.fastjson.JSONException : ${text}` },
      path,
    )
  }
  const given = { ...Object.fromEntries(url.searchParams), ...(isObject(body) ? body : {}) }
  const lag = lagOf(struck)
  const outcome = await serving.queue.run(() =>
    settle(async () =>
      serving.node.lagging(lag, () =>
        route.handler({
          node: serving.node,
          params: given,
          path: route.path,
          visible: String((given as Record<string, unknown>)['visible']) === 'true',
          solid: route.solid,
          swallow: struck.some(({ kind }) => kind === 'swallow'),
        }),
      ),
    ),
  )
  // Nothing is said, not even read, that a crash could still take back.
  await serving.node.ledger.flushed()
  if ('error' in outcome) return explain(response, outcome.error, route.control, path)
  send(response, 200, wronged(struck, outcome.value ?? {}), path)
}

type Settled = { readonly value: Json | undefined } | { readonly error: unknown }
const settle = async (task: () => Promise<Json | undefined>): Promise<Settled> =>
  task().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )

/** A full node answers 200 to whatever is wrong with the request itself. */
function explain(response: ServerResponse, error: unknown, control: boolean, path: string): void {
  const expected =
    error instanceof Refusal ||
    error instanceof CodecError ||
    error instanceof RangeError ||
    error instanceof TypeError ||
    error instanceof SyntaxError
  if (!expected) throw error
  if (control) return send(response, 400, { Error: error.message }, path)
  const name =
    error instanceof Refusal
      ? 'org.tron.core.exception.ContractValidateException'
      : 'java.lang.IllegalArgumentException'
  send(response, 200, { Error: `class ${name} : ${error.message}` }, path)
}

/** True when the faults have answered in the node's place. */
async function spoil(struck: readonly Fault[], response: ServerResponse): Promise<boolean> {
  for (const fault of struck) {
    if (fault.kind === 'delay') {
      await new Promise((resolve) => setTimeout(resolve, fault.ms ?? 1000))
    } else if (fault.kind === 'status') {
      const status = fault.status ?? 503
      const busy = 'class java.lang.IllegalAccessException : lack of computing resources'
      send(response, status, { Error: status === 429 ? busy : `fault on request: ${status}` })
      return true
    } else if (fault.kind === 'wrongJson') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"blockID":"00')
      return true
    } else if (fault.kind === 'disconnect') {
      response.socket?.destroy()
      return true
    }
  }
  return false
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBody) throw new BodyTooBig()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** An empty body is a request without parameters, whatever its content type. */
function parse(body: string, request: IncomingMessage): unknown {
  if (body.trim() === '') return {}
  const form = (request.headers['content-type'] ?? '').includes('x-www-form-urlencoded')
  if (form && !body.trimStart().startsWith('{'))
    return Object.fromEntries(new URLSearchParams(body))
  return parseExact(body)
}

/** Pages may use the node as they use a public one, but not its control calls. */
const cors = (path: string): Record<string, string> =>
  path.startsWith('/devnet')
    ? {}
    : {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': 'GET, POST, OPTIONS',
      }

function fromHere({ headers: { origin } }: IncomingMessage): boolean {
  if (origin === undefined) return true
  try {
    return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
  } catch {
    return false
  }
}

function send(response: ServerResponse, status: number, json: Json, path = ''): void {
  const body = Buffer.from(stringify(json))
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      ...cors(path),
    })
    .end(body)
}
