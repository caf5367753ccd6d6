import { Failure, failures } from '#platform/std/failure.ts'
import type { FastifyInstance } from 'fastify'

import type { App } from '#platform/server/app.ts'

/** Files of users or of our own making, each under a name made from its content. */
export interface FileRoute {
  readonly path: `/tessera/${string}`
  readonly name: RegExp
  /** Of all of them, whatever the sender declared. */
  readonly contentType: string
  readonly read: (app: App, name: string) => Promise<Uint8Array | null>
}

/**
 * A client may cache a file without limit, since its name changes with it. Opened as a page it is
 * sandboxed: nothing in it runs, and it belongs to no origin.
 */
export function addFileRoutes(http: FastifyInstance, app: App, routes: readonly FileRoute[]): void {
  for (const { path, name, contentType, read } of routes) {
    http.get<{ Params: { name: string } }>(`${path}/:name`, async (request, reply) => {
      const asked = request.params.name
      const bytes = name.test(asked) ? await read(app, asked) : null
      if (bytes === null) throw new Failure(failures.NOT_FOUND)
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
          'content-disposition': 'inline',
        })
        .type(contentType)
        .send(Buffer.from(bytes))
    })
  }
}
