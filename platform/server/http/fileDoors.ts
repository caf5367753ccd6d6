import { Failure, failures } from '#platform/std/failure.ts'
import type { FastifyInstance } from 'fastify'

import type { App } from '#platform/server/app.ts'

/** Files of users or of our own making, each under a name that says what is in it. */
export interface FileDoor {
  readonly path: `/tessera/${string}`
  readonly name: RegExp
  /** Of all of them, whatever a sender said. */
  readonly contentType: string
  readonly read: (app: App, name: string) => Promise<Uint8Array | null>
}

/**
 * A file is kept by whoever got it for as long as he likes, since its name changes with it. Opened as
 * a page it stands in an empty room: nothing in it runs, and it belongs to no origin.
 */
export function addFileDoors(http: FastifyInstance, app: App, doors: readonly FileDoor[]): void {
  for (const { path, name, contentType, read } of doors) {
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
