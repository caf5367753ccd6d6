import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The fields that this call declares: no other is built. */
    fields?: ReadonlySet<string>
  }
}

/** Fields of one urlencoded form: more are refused before any of them is read. */
export const mostFields = 64

/**
 * Reads urlencoded forms. No other body is read here: a page of another site cannot send one that needs no preflight
 * and is taken for JSON.
 */
export function addForms(http: FastifyInstance): void {
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      if (body.split('&', mostFields + 1).length > mostFields) throw unreadable()
      return fieldsOf(request, new URLSearchParams(body))
    },
  )
}

/** The declared fields by name, in one pass: a list where one came twice. */
export function fieldsOf<T>(
  { routeOptions }: FastifyRequest,
  entries: Iterable<readonly [string, T]>,
): Record<string, T | T[]> {
  const declared = routeOptions.config.fields
  const lists = new Map<string, T[]>()
  for (const [name, value] of entries) {
    if (declared?.has(name) !== true) continue
    const list = lists.get(name)
    if (list === undefined) lists.set(name, [value])
    else list.push(value)
  }
  return Object.fromEntries(
    [...lists].map(([name, [first, ...more]]) => [
      name,
      more.length === 0 ? first! : [first!, ...more],
    ]),
  )
}

/** The sender's fault. */
export const unreadable = (cause?: unknown): Error =>
  Object.assign(new Error('the body cannot be read', { cause }), { statusCode: 400 })
