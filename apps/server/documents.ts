import { type Described, docsPage, docsStyle } from '#platform/server/http/docsPage.ts'
import { healthOf } from '#platform/server/http/health.ts'
import type { App } from '#platform/server/app.ts'
import type { IndexRunner } from '#platform/server/indexer/run.ts'
import { openApiOf } from '#platform/server/http/openapi.ts'
import { packed, type Packed, sendPacked } from '#platform/server/http/packed.ts'
import { localeOfHeader } from '#platform/std/text.ts'
import type { FastifyInstance } from 'fastify'

/** An account of a local network, whose key is public. */
export interface DemoAccount {
  readonly name: string
  readonly address: string
  readonly privateKey: string
}

/** What is neither a call nor a page of the app: health, the calls described, the page's settings. */
export function addDocuments(
  http: FastifyInstance,
  parts: {
    app: App
    indexer: IndexRunner
    isReady: () => boolean
    calls: readonly Described[]
    demoAccounts: readonly DemoAccount[]
  },
): void {
  const { app, indexer, isReady, calls, demoAccounts } = parts
  http.get('/healthz', async (_, reply) => {
    const health = await healthOf(app, indexer)
    const status = health.status === 'ready' ? 200 : 503
    return reply.status(status).header('cache-control', 'no-store').send(health)
  })
  // For a proxy: whether calls may come here. What all processes lack at once, as a node, is no reason to send none.
  http.get('/readyz', (_, reply) => {
    const ready = isReady()
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready })
  })
  // Each takes a tenth of a second to write.
  const written = new Map<string, Promise<Packed>>()
  const once = (name: string, write: () => string): Promise<Packed> => {
    const text = written.get(name) ?? packed(write())
    written.set(name, text)
    return text
  }
  http.get('/openapi.json', async (request, reply) => {
    const write = () => JSON.stringify(openApiOf(calls.map(({ endpoint }) => endpoint)))
    return sendPacked(request, reply, await once('openapi', write), { type: 'application/json' })
  })
  http.get('/docs', async (request, reply) => {
    const locale = localeOfHeader(request.headers['accept-language'])
    const page = await once(locale, () => docsPage(calls, locale))
    return sendPacked(request, reply, page, { type: 'text/html', vary: 'accept-language' })
  })
  http.get('/docs.css', (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
  const { config, deployment } = app
  http.get('/config.json', (_, reply) =>
    reply.header('cache-control', 'no-cache').send({
      apiBase: config.apiBase ?? '',
      nodeBase: '/tron',
      nodePublic: config.nodePublicUrl ?? null,
      links: config.links,
      network: {
        name: deployment.network,
        chainId: deployment.chainId.toLowerCase(),
        nativeSymbol: config.nativeSymbol,
      },
      demo:
        deployment.network === 'local'
          ? { accounts: demoAccounts.filter((one) => one.name !== 'deployer'), travel: true }
          : null,
    }),
  )
}
