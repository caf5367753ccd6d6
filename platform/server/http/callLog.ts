import { isIPv4 } from 'node:net'

import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { App } from '#platform/server/app.ts'
import type { Session } from '#platform/server/call.ts'
import { withoutSearch } from '#platform/server/log.ts'
import { shortAddress } from '#platform/std/format.ts'
import { isCall } from './limits.ts'

const callers = new WeakMap<FastifyRequest, Session>()

/** Notes the session of a request for its line. */
export function noteCaller(request: FastifyRequest, session: Session | null): void {
  if (session !== null) callers.set(request, session)
}

/** One line a call, without its content. Network and address are shortened: enough to find abuse, not a person. */
export function addCallLog(http: FastifyInstance, app: App): void {
  const log = withoutSearch(app.log)
  http.addHook('onResponse', (request, reply, done) => {
    done()
    if (!isCall(request)) return
    const { method, id: reference } = request
    const session = callers.get(request)
    const line = {
      method,
      path: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      from: shortPlace(request.ip),
      ...(session === undefined ? {} : { address: shortAddress(session.address) }),
      reference,
    }
    log.info(line, 'call')
  })
}

/** The network of an address: of IPv4 three bytes of four, of IPv6 the first 48 bits of 128. */
export function shortPlace(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return `${plain.slice(0, plain.lastIndexOf('.'))}.x`
  const [before = [], after] = plain.split('::').map((part) => part.split(':'))
  const missing = after === undefined ? 0 : 8 - [...before, ...after].filter(isGroup).length
  const groups = [...before, ...Array<string>(missing).fill('0'), ...(after ?? [])].filter(isGroup)
  return `${groups.slice(0, 3).join(':')}::x`
}

const isGroup = (text: string): boolean => text !== ''
