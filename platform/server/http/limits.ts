import { isIP } from 'node:net'

import type { Endpoint } from '#platform/std/endpoint.ts'
import { Failure, failures } from '#platform/std/failure.ts'
import { limitOf } from '#platform/std/order.ts'
import { type Text, localeOfHeader } from '#platform/std/text.ts'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { App } from '#platform/server/app.ts'
import type { Session } from '#platform/server/call.ts'
import { MemoryCounts, SharedCounts } from './callCounts.ts'

const calls = /^\/(deposit|member|swap|tessera|tron)/

/**
 * True for what the limits count: calls and the node's paths, not pages and files. By the route that was found, since a
 * path can be written in many ways that lead there; by the path as well, where none was.
 */
export const isCall = ({
  url,
  routeOptions,
}: Pick<FastifyRequest, 'url' | 'routeOptions'>): boolean =>
  calls.test(routeOptions.url ?? '') || calls.test(url)

/** A network of one reader counts as one place: providers give a /56 or more of IPv6 to a household. */
const placePrefix = 56
const timeWindow = 60_000

/** The calls described: large, and made for programs. */
const isDescription = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  ['/docs', '/openapi.json'].includes(routeOptions.url ?? '')

const refused = (ttlMs: number): Failure =>
  new Failure(failures.RATE_LIMITED, { values: { seconds: Math.ceil(ttlMs / 1000) } })

const noAddress: Text = {
  en: 'the proxy has to name an IP address, without a port',
  tc: '代理伺服器須提供不含連接埠的 IP 位址',
}

/** What a trusted proxy names has to be an address: any other text would be a place of its own. */
export function unknownPlace({ ip, headers }: FastifyRequest): Failure | undefined {
  if (isIP(ip) !== 0) return undefined
  const field = 'x-forwarded-for'
  const reason = noAddress[localeOfHeader(headers['accept-language'])]
  return new Failure(failures.INVALID, { field, values: { field, reason } })
}

export type AddressLimit = (
  request: FastifyRequest,
  session: Session | null,
  endpoint: Endpoint,
) => Promise<void>

/**
 * A number of calls a minute: by the reader's place in the network, before anything is read; and,
 * by the returned function, by the signed-in address, wherever its calls come from. Both are
 * counted by this process. Calls that write are counted once more, over all processes that share a
 * PostgreSQL: by the address, or by the place for anonymous readers. On a local network the only
 * reader is the operator.
 */
export async function addRateLimits(http: FastifyInstance, app: App): Promise<AddressLimit> {
  const max = app.config.rateLimit
  if (max === 0 || app.deployment.network === 'local') return async () => {}
  const callers = new WeakMap<FastifyRequest, { readonly key: string; readonly most: number }>()
  const keyGenerator = (request: FastifyRequest): string => callers.get(request)!.key
  const ofCaller = { keyGenerator, max: (request: FastifyRequest) => callers.get(request)!.most }
  let shared: ReturnType<FastifyInstance['createRateLimit']>
  await http.register(async (scope) => {
    await scope.register(rateLimit, { global: false, timeWindow, store: writesOf(app) })
    shared = scope.createRateLimit(ofCaller)
  })
  await http.register(rateLimit, {
    max,
    timeWindow,
    store: MemoryCounts,
    ipv6Subnet: placePrefix,
    allowList: (request) => !isCall(request) && !isDescription(request),
    errorResponseBuilder: (_, { ttl }) => refused(ttl),
  })
  const own = http.createRateLimit(ofCaller)

  return async (request, session, endpoint) => {
    const count = async (check: typeof own, key: string, most: number): Promise<void> => {
      callers.set(request, { key, most })
      const answer = await check(request)
      if (!answer.isAllowed && answer.isExceeded) throw refused(answer.ttl)
    }
    if (session !== null) await count(own, session.address, max)
    const limit = limitOf(endpoint)
    // A caller without permission writes nothing.
    if (limit === undefined || (session === null && endpoint.access !== 'public')) return
    const caller = session?.address ?? normalizeIP(request.ip, placePrefix)
    await count(shared, `${limit.name} ${caller}`, Math.min(limit.perMinute, max))
  }
}

/** An embedded database has one process: its memory is all that has to be shared. */
function writesOf({ db, config }: App): new () => MemoryCounts | SharedCounts {
  if (!config.databaseUrl) return MemoryCounts
  return class extends SharedCounts {
    constructor() {
      super(db)
    }
  }
}
