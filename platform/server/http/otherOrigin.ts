import type { FastifyInstance } from 'fastify'

import type { Config } from '#platform/server/config.ts'
import { isCall } from './limits.ts'

type Places = Pick<Config, 'apiBase' | 'publicOrigin'>

/** Origin of the API, where the app's pages stand at another; null where both are one. */
export function apiOrigin({ apiBase = '', publicOrigin }: Places): string | null {
  if (apiBase === '') return null
  const { origin } = new URL(apiBase)
  return origin === publicOrigin ? null : origin
}

/**
 * The app's pages alone may call the API from another origin, and show its pictures. Who calls is named by a header,
 * never by a cookie: no credentials are allowed.
 */
export const crossOriginHeaders = (config: Places): Readonly<Record<string, string>> =>
  apiOrigin(config) === null || config.publicOrigin === null
    ? {}
    : {
        'access-control-allow-origin': config.publicOrigin,
        'cross-origin-resource-policy': 'cross-origin',
      }

/** Answers what a browser asks before a call with a session from another origin. */
export function addPreflight(http: FastifyInstance, config: Places): void {
  if (apiOrigin(config) === null) return
  http.addHook('onRequest', (request, reply, done) => {
    const asked = request.headers['access-control-request-method'] !== undefined
    if (request.method !== 'OPTIONS' || !asked || !isCall(request)) return done()
    void reply
      .status(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'token',
        'access-control-max-age': '7200',
      })
      .send()
  })
}
