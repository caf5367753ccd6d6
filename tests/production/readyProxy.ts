import { once } from 'node:events'
import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the proxy of `production/Caddyfile` does: a request goes to a server whose `/readyz` is 200, in turn. */
export interface ReadyProxy {
  readonly url: string
  readonly servers: string[]
  /** Statuses of all answers, and how many each server gave. */
  readonly statuses: number[]
  readonly answered: Map<string, number>
  readonly close: () => Promise<void>
}

export async function readyProxy(...servers: string[]): Promise<ReadyProxy> {
  const statuses: number[] = []
  const answered = new Map<string, number>()
  let turn = 0
  const ready = async (): Promise<string | undefined> => {
    turn += 1
    const all = servers.map((_, i) => servers[(turn + i) % servers.length]!)
    for (const url of all) {
      const status = await fetch(`${url}/readyz`).then(
        (reply) => reply.status,
        () => 0,
      )
      if (status === 200) return url
    }
    return undefined
  }
  const http = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request)
      const to = await ready()
      const { 'content-type': type = '', token = '' } = request.headers
      const headers = { 'content-type': type, token: String(token) }
      const reply =
        to === undefined
          ? new Response('{}', { status: 503 })
          : await fetch(to + request.url, { method: 'POST', headers, body }).catch(
              () => new Response('{}', { status: 503 }),
            )
      statuses.push(reply.status)
      if (to !== undefined) answered.set(to, (answered.get(to) ?? 0) + 1)
      response.writeHead(reply.status).end(await reply.text())
    })().catch(() => response.destroy())
  })
  await once(http.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    servers,
    statuses,
    answered,
    async close() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
