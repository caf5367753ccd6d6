import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'

import { ContractRefusal } from '#platform/chain/node.ts'
import { type Endpoint, bodyTypeOf } from '#platform/std/endpoint.ts'
import { Failure, type FailureKind, failures } from '#platform/std/failure.ts'
import { type Locale, type Text, filled, localeOfHeader } from '#platform/std/text.ts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import type { App } from '#platform/server/app.ts'
import type { BoundEndpoint } from '#platform/server/bind.ts'
import type { Call, Session } from '#platform/server/call.ts'
import { dutiesOf } from '#platform/server/operators.ts'
import { DatabaseUnavailable } from '#platform/server/database/unavailable.ts'
import { addCallLog, noteCaller } from './callLog.ts'
import { DeclaredMethods } from './declaredMethods.ts'
import { type Ask, RenderedPages } from './renderedPages.ts'
import { callHeaders, securityHeaders } from './headers.ts'
import { invalid } from './invalid.ts'
import { type AddressLimit, addRateLimits, isCall, unknownPlace } from './limits.ts'
import { addMultipart, multipartFrame } from './multipart.ts'
import { addPreflight } from './otherOrigin.ts'
import { replyForm } from './replyForm.ts'
import { addForms } from './sentFields.ts'
import { sessionOf } from '#platform/server/signIn/signIn.ts'
import { answerUnreadable, arrival } from './unreadable.ts'
import { addWebFiles, sendApp } from './webFiles.ts'

const bodyLimit = 64 * 1024

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the body of this call is. */
    bodyType?: string
    /** For its callers alone; for all others there is no such path. */
    hidden?: boolean
  }
}

/** The one place where the world's requests become calls, and results and failures become replies. */
export async function buildHttp(
  app: App,
  endpoints: readonly BoundEndpoint[],
  webFolder: string | null,
): Promise<FastifyInstance> {
  const headers = await securityHeaders(webFolder, app.config)
  const ofCalls = callHeaders(headers)
  const { trustedProxies = [] } = app.config
  const withHeaders = (request: FastifyRequest, reply: FastifyReply): void =>
    void reply.headers(isCall(request) ? ofCalls : headers)
  const http = Fastify({
    bodyLimit,
    // However long, a part of a path is refused by the name of its field.
    routerOptions: { caseSensitive: true, maxParamLength: 16_384 },
    genReqId: () => randomUUID(),
    // Those in flight are let end; the server's close has a limit of its own.
    forceCloseConnections: 'idle',
    // Slow senders hold a connection no longer than this.
    http: arrival,
    requestTimeout: arrival.requestTimeout,
    clientErrorHandler: answerUnreadable,
    // What is refused before it has a route meets no hook.
    frameworkErrors(error, request, reply) {
      withHeaders(request, reply)
      answerFailure(app, error, request, reply)
    },
    // A trusted proxy is the only source for where a request came from.
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
  })
  http.addHook('onRequest', (request, reply, done) => {
    withHeaders(request, reply)
    done(trustedProxies.length > 0 ? unknownPlace(request) : undefined)
  })
  addPreflight(http, app.config)
  const declared = new DeclaredMethods(http)
  const refuseUnknown = (request: FastifyRequest): never => {
    const methods = declared.of(pathOf(request)).join(', ')
    if (methods === '') throw new Failure(failures.NOT_FOUND)
    throw new Failure(failures.METHOD_NOT_ALLOWED, { values: { methods } })
  }
  // Refused before the body is read.
  http.addHook('onRequest', (request, _, done) => {
    if (request.is404 && !['GET', 'HEAD'].includes(request.method)) refuseUnknown(request)
    done()
  })
  const limit = await addRateLimits(http, app)
  http.removeAllContentTypeParsers()
  addForms(http)
  http.setErrorHandler((error, request, reply) => answerFailure(app, error, request, reply))
  addCallLog(http, app)
  const takesFiles = ({ endpoint }: BoundEndpoint) => endpoint.filesOf !== undefined
  for (const bound of endpoints) if (!takesFiles(bound)) addEndpoint(http, app, bound, limit)
  await http.register(async (server) => {
    server.removeAllContentTypeParsers()
    addMultipart(server)
    for (const bound of endpoints) if (takesFiles(bound)) addEndpoint(server, app, bound, limit)
  })

  const web = webFolder !== null && existsSync(webFolder)
  if (web) {
    const pages = new RenderedPages(app, askerOf(app, endpoints), webFolder)
    await addWebFiles(http, webFolder, pages)
  }
  http.setNotFoundHandler((request, reply) => {
    // A file that is not there is no page: a script must not be answered with HTML.
    const path = pathOf(request)
    const name = path.slice(path.lastIndexOf('/') + 1)
    const isFile = name.includes('.') || path.startsWith('/assets/')
    const isPage = request.method === 'GET' && !isCall(request) && !isFile
    // Every page of the app has a route: the app shows its not-found screen.
    if (isPage && web) return sendApp(reply.status(404))
    return refuseUnknown(request)
  })
  return http
}

function addEndpoint(
  http: FastifyInstance,
  app: App,
  { endpoint, handler }: BoundEndpoint,
  limit: AddressLimit,
): void {
  const output = replyForm(endpoint.output)
  const { filesOf } = endpoint
  const hidden = endpoint.access === 'operator'
  const admit = async (request: FastifyRequest): Promise<Call> => {
    if (!hidden) refuseUnlessReady(app)
    const locale = localeOfHeader(request.headers['accept-language'])
    const token = request.headers['token']
    const session = await sessionOf(app, typeof token === 'string' ? token : undefined)
    // For others it is a path that is not there, also while the server is not ready.
    if (hidden) refuseUnlessOperator(app, session)
    if (hidden) refuseUnlessReady(app)
    noteCaller(request, session)
    const call = callOf(app, session, locale)
    await limit(request, session, endpoint)
    await refuseUnlessAllowed(endpoint, call)
    return call
  }
  const admitted = new WeakMap<FastifyRequest, Call>()
  http.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { bodyType: bodyTypeOf(endpoint), fields: fieldsDeclared(endpoint), hidden },
    // No file of a caller without permission is read, and no form for operators. The limit of his
    // place counts him first, in `onRequest`.
    ...(filesOf === undefined ? {} : { bodyLimit: filesOf + multipartFrame }),
    ...(filesOf === undefined && !hidden
      ? {}
      : { preParsing: async (request) => void admitted.set(request, await admit(request)) }),
    async handler(request) {
      const call = admitted.get(request) ?? (await admit(request))
      const passed = inputOf(endpoint, request)
      const parsed = z.safeParse(endpoint.input, passed)
      if (!parsed.success) throw invalid(parsed.error.issues, passed, call.locale)
      const data = z.parse(output, await handler(parsed.data, call))
      return { code: 'OK', msg: '', data }
    },
  })
}

function fieldsDeclared({ input, path }: Endpoint): ReadonlySet<string> {
  if (!(input instanceof z.ZodMiniObject)) throw new TypeError(`the form of ${path} is no object`)
  return new Set(Object.keys(input.shape))
}

const pathOf = ({ url }: FastifyRequest): string => url.split(/[?#]/, 1)[0] ?? ''

/** The public reply to any caller, for a page that is rendered from it. */
function askerOf(app: App, endpoints: readonly BoundEndpoint[]): Ask {
  const known = new Map(
    endpoints
      .filter(({ endpoint }) => endpoint.access === 'public')
      .map((bound) => [bound.endpoint.path as string, bound]),
  )
  // Compiled once: that takes longer than to run it.
  const forms = new Map<string, BoundEndpoint['endpoint']['output']>()
  return async ({ path, input }, locale) => {
    const bound = known.get(path)
    if (bound === undefined) throw new Error(`${path} is not a public call`)
    const parsed = z.parse(bound.endpoint.input, input)
    const reply = await bound.handler(parsed, callOf(app, null, locale))
    const form = forms.get(path) ?? replyForm(bound.endpoint.output)
    forms.set(path, form)
    return z.parse(form, reply)
  }
}

/** Before the first block rows would be missing, and time is unknown. */
function refuseUnlessReady({ clock }: App): void {
  if (clock.head.id === '') throw new Failure(failures.NOT_READY)
}

function refuseUnlessOperator(app: App, session: Session | null): void {
  if (session === null || dutiesOf(app, session.address).length === 0) {
    throw new Failure(failures.NOT_FOUND)
  }
}

async function refuseUnlessAllowed(endpoint: Endpoint, call: Call): Promise<void> {
  if (endpoint.access === 'public') return
  const { duty } = endpoint
  if (duty !== undefined && !dutiesOf(call.app, call.address).includes(duty)) {
    throw new Failure(failures.NOT_YOUR_DUTY)
  }
  const { address } = call
  if (endpoint.access === 'active' && !(await call.app.isActive(address))) {
    throw new Failure(failures.NOT_ACTIVE)
  }
}

function inputOf(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const params = request.params as Record<string, unknown>
  const sent = (endpoint.method === 'GET' ? request.query : request.body) ?? {}
  return { ...(sent as Record<string, unknown>), ...params }
}

const callOf = (app: App, session: Session | null, locale: Locale): Call => ({
  app,
  db: session === null ? (app.reads ?? app.db) : app.db,
  session,
  locale,
  get address() {
    if (session === null) throw new Failure(failures.NOT_SIGNED_IN)
    return session.address
  },
})

/** Framework refusals in our own words; anything unforeseen is INTERNAL with a reference into the log. */
function answerFailure(
  app: App,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const locale = localeOfHeader(request.headers['accept-language'])
  const failure = failureOf(error, request, locale)
  logFailure(app, failure, request.id)
  const { kind, values, field } = failure
  if (kind === failures.RATE_LIMITED) void reply.header('retry-after', String(values['seconds']))
  if (kind === failures.METHOD_NOT_ALLOWED) void reply.header('allow', String(values['methods']))
  void reply
    .status(kind.status)
    .header('cache-control', 'no-store')
    .send({
      code: kind.code,
      msg: filled(kind.text, locale, values),
      data: null,
      retry: kind.retry,
      ...(field === undefined ? {} : { field }),
    })
}

/** An unforeseen error is logged as an error, a refusal with a cause as a warning; others only in the line of the call. */
function logFailure({ log }: App, { kind, cause: err }: Failure, reference: string): void {
  if (kind === failures.INTERNAL) log.error({ err, reference }, 'call failed')
  else if (kind.status >= 500 && err !== undefined) {
    log.warn({ err, reference, code: kind.code }, 'call refused')
  }
}

const unreadable: Text = { en: 'this cannot be read', tc: '無法讀取' }
const byStatus: Readonly<Record<number, FailureKind>> = {
  404: failures.NOT_FOUND,
  413: failures.TOO_LARGE,
  415: failures.UNSUPPORTED,
}

function failureOf(error: unknown, request: FastifyRequest, locale: Locale): Failure {
  if (error instanceof Failure) return error
  if (error instanceof DatabaseUnavailable) {
    const { RESULT_UNKNOWN, DATABASE_UNAVAILABLE } = failures
    return new Failure(error.unconfirmed ? RESULT_UNKNOWN : DATABASE_UNAVAILABLE, { cause: error })
  }
  if (error instanceof ContractRefusal) return new Failure(failures.CHAIN_CHANGED, { cause: error })
  const status = (error as { statusCode?: number }).statusCode ?? 500
  const known = byStatus[status]
  if (known !== undefined) {
    const { bodyType = bodyTypeOf({}) } = request.routeOptions.config
    return new Failure(known, { values: { type: bodyType } })
  }
  if (status >= 400 && status < 500) {
    return new Failure(failures.INVALID, {
      field: 'body',
      values: { field: 'body', reason: unreadable[locale] },
    })
  }
  return new Failure(failures.INTERNAL, { values: { reference: request.id }, cause: error })
}
