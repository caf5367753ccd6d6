import type { Endpoint } from '#platform/std/endpoint.ts'
import { Failure, failures } from '#platform/std/failure.ts'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { App } from '#platform/server/app.ts'
import type { Session } from '#platform/server/call.ts'

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

export type AddressLimit = (
  request: FastifyRequest,
  session: Session | null,
  endpoint: Pick<Endpoint, 'path' | 'perMinute'>,
) => Promise<void>

const timeWindow = '1 minute'
const refused = (ttlMs: number): Failure =>
  new Failure(failures.RATE_LIMITED, { values: { seconds: Math.ceil(ttlMs / 1000) } })

/**
 * So many calls a minute: by the reader's place in the network, before anything is read; and, by
 * what this gives back, by the signed-in address, wherever its calls come from. On a local network
 * the only reader is oneself.
 */
export async function addRateLimits(http: FastifyInstance, app: App): Promise<AddressLimit> {
  const max = app.config.rateLimit
  if (max === 0 || app.deployment.network === 'local') return async () => {}
  await http.register(rateLimit, {
    max,
    timeWindow,
    allowList: (request) => !isCall(request),
    errorResponseBuilder: (_, { ttl }) => refused(ttl),
  })
  const callers = new WeakMap<FastifyRequest, string>()
  const checkOf = (most: number) =>
    http.createRateLimit({
      max: most,
      timeWindow,
      keyGenerator: (request) => callers.get(request) ?? '',
    })
  const all = checkOf(max)
  const own = new Map<string, ReturnType<typeof checkOf>>()
  const ownOf = (path: string, perMinute: number) => {
    const check = own.get(path) ?? checkOf(Math.min(perMinute, max))
    own.set(path, check)
    return check
  }
  return async (request, session, { path, perMinute }) => {
    if (session === null) return
    callers.set(request, session.address)
    const checks = perMinute === undefined ? [all] : [all, ownOf(path, perMinute)]
    for (const check of checks) {
      const answer = await check(request)
      if (!answer.isAllowed && answer.isExceeded) throw refused(answer.ttl)
    }
  }
}
