import { createHash, timingSafeEqual } from 'node:crypto'

import { Failure, failures } from '#platform/std/failure.ts'
import type { FastifyInstance } from 'fastify'

import type { App } from '#platform/server/app.ts'
import type { Config } from '#platform/server/config.ts'
import type { Metrics } from './metrics.ts'

/**
 * `/metrics`, for callers with METRICS_TOKEN as bearer token; on a local network for anyone. All
 * others get 404.
 */
export function addMetrics(http: FastifyInstance, app: App, metrics: Metrics): void {
  http.addHook('onResponse', (request, reply, done) => {
    const endpoint = request.routeOptions.url ?? 'none'
    metrics.answered(endpoint, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  http.addHook('onClose', async () => metrics.close())
  const { network } = app.deployment
  http.get('/metrics', async (request, reply) => {
    if (!mayLook(request.headers.authorization, app.config, network)) {
      throw new Failure(failures.NOT_FOUND)
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
}

/** Whether a request with this header may see figures: with the token, or on a local network without one. */
export function mayLook(
  authorization: string | undefined,
  { metricsToken = null }: Pick<Config, 'metricsToken'>,
  network: string,
): boolean {
  if (metricsToken === null) return network === 'local'
  return isBearer(authorization, metricsToken)
}

/** Compared in constant time, so that it reveals nothing of the token. */
function isBearer(authorization: string | undefined, token: string): boolean {
  if (authorization === undefined) return false
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))
}
