/**
 * The HTTP server: reads a request, lets one handler at a time work, answers once it is on disk.
 */
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { Json } from '../codec/json.ts'
import type { ControlMethods } from '../jsonrpc/methods.ts'
import { type Faults, lagOf, wronged } from '../faults.ts'
import type { Node } from '../node.ts'
import type { Queue } from '../queue.ts'
import { type Parameters, isForm, maxControlBody, ofQuery, parseBody, readBody } from './body.ts'
import type { Call, Routes } from './call.ts'
import { errorJson, wording } from './errors.ts'
import { allow, fromHere, refuse, send, sendNothing, sendText } from './reply.ts'
import { type Route, makeRouter } from './routes.ts'
import { spoil } from './spoil.ts'
import { withTexts } from './text.ts'
import type { Fault } from '../types.ts'

export interface Serving {
  readonly node: Node
  readonly queue: Queue
  readonly faults: Faults
  readonly control: Routes
  readonly admin: Routes
  readonly methods: ControlMethods
  readonly log: (line: string) => void
}

export function makeServer(serving: Serving): Server {
  const routeFor = makeRouter(serving.control, serving.admin)
  const server = createServer((request, response) => {
    void answer(serving, routeFor, request, response).catch((error: unknown) => {
      if (request.destroyed && !request.complete) return
      serving.log(`request failed: ${error instanceof Error ? error.stack : String(error)}`)
      if (response.headersSent) response.destroy()
      else send(response, 500, errorJson(`class java.lang.RuntimeException : ${String(error)}`))
    })
  })
  // A client that is busy for a time finds its connection still there.
  server.keepAliveTimeout = 65_000
  return server
}

async function answer(
  serving: Serving,
  routeFor: (path: string) => Route | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = '/', method } = request
  const mark = url.indexOf('?')
  const asked = mark < 0 ? url : url.slice(0, mark)
  const path = /\/(?:\/|$)/.test(asked)
    ? asked.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
    : asked
  if (method === 'OPTIONS') return allow(response, path)
  const route = routeFor(path)
  if (route === null) return refuse(response, 404, path)
  const get = method === 'GET' || method === 'HEAD'
  if (get ? route.get === 'refused' : method !== 'POST') {
    return refuse(response, 405, path, `HTTP method ${method} is not supported by this URL`)
  }
  if (route.kind === 'control' && !fromHere(request)) {
    return send(response, 403, errorJson('Control calls are not taken from other sites.'), path)
  }
  const struck = route.kind === 'control' ? [] : serving.faults.strike(path)
  if (struck.length > 0 && (await spoil(struck, response))) return
  const body = get
    ? ''
    : await readBody(request, route.kind === 'control' ? maxControlBody : undefined)
  if (body === null) return refuse(response, 413, path)
  if (get && route.get === 'empty') return sendNothing(response)
  const query = mark < 0 ? '' : url.slice(mark + 1)
  let params: Parameters
  try {
    params = readParams(route, get, query, body.trim(), request.headers['content-type'])
  } catch (error) {
    const { message } = error as Error
    if (route.kind === 'control') return send(response, 400, errorJson(message), path)
    return send(response, 200, errorJson(`class org.tron.json.JSONException : ${message}`), path)
  }
  const call: Call = {
    node: serving.node,
    params,
    path: route.path,
    url: `http://${request.headers.host ?? ''}${url}`,
    visible: params['visible'] === true || params['visible'] === 'true',
    solid: route.solid,
    swallow: struck.some(({ kind }) => kind === 'swallow'),
    // Control calls take digits as texts too, and no body at all.
    get: get || route.kind === 'control',
    local: fromHere(request),
    methods: serving.methods,
    body,
  }
  await work(serving, route, call, struck, path, response)
}

/** Where a full node's servlet looks: a GET in the query, a POST in the body. A form is both. */
function readParams(
  { kind, queryOnly }: Route,
  get: boolean,
  query: string,
  body: string,
  contentType = '',
): Parameters {
  if (kind === 'rpc') return {}
  if (queryOnly) return ofQuery(isForm(body, contentType) ? `${query}&${body}` : query)
  if (get) return ofQuery(query)
  const parsed = parseBody(body, contentType)
  return kind === 'wallet' ? parsed : { ...ofQuery(query), ...parsed }
}

async function work(
  serving: Serving,
  route: Route,
  call: Call,
  struck: readonly Fault[],
  path: string,
  response: ServerResponse,
): Promise<void> {
  const { node, queue } = serving
  let outcome: Json | undefined
  let status = 200
  try {
    const pending = queue.soon(() => node.lagging(lagOf(struck), () => route.handler(call)))
    outcome = pending instanceof Promise ? await pending : pending
  } catch (error) {
    const known = route.kind === 'control' ? controlWording(error) : wording(error, call.body)
    if (known === null) throw error
    if (route.kind === 'control' || route.kind === 'events') status = 400
    outcome =
      route.kind === 'events' ? { success: false, error: known, statusCode: 400 } : errorJson(known)
  }
  // Nothing is returned, not even read, that a crash could still take back.
  await node.ledger.flushed()
  if (outcome === undefined) return sendNothing(response)
  if (route.text && typeof outcome === 'string') return sendText(response, outcome)
  const asTexts = call.get && route.kind === 'wallet' && call.params['int64_as_string'] === 'true'
  const shown = asTexts && !route.plainNumbers ? (withTexts(outcome) as Json) : outcome
  send(response, status, struck.length > 0 ? wronged(struck, shown) : shown, path)
}

const controlWording = (error: unknown): string | null =>
  wording(error, '') === null &&
  !(error instanceof RangeError || error instanceof TypeError || error instanceof SyntaxError)
    ? null
    : (error as Error).message
