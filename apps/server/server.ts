import { TronNode } from '#platform/chain/node.ts'
import { type Deployment, readDeployment } from '#platform/chain/deployment.ts'
import type { App } from '#platform/server/app.ts'
import { ChainClock } from '#platform/server/clock.ts'
import { docsPage, docsStyle } from '#platform/server/docsPage.ts'
import { healthOf } from '#platform/server/health.ts'
import { localeOfHeader } from '#platform/std/text.ts'
import type { Config } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/db.ts'
import { buildHttp } from '#platform/server/http.ts'
import { IndexRunner } from '#platform/server/indexer/run.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openApiOf } from '#platform/server/openapi.ts'
import { Orders } from '#platform/server/orders.ts'
import { addTronProxy } from '#platform/server/tronProxy.ts'
import { tesAbi, usdtAbi } from '#platform/contracts/abi.ts'
import { pino } from 'pino'
import type { Abi } from 'viem'

import { features } from './features.ts'

export interface Server {
  readonly url: string
  readonly app: App
  readonly indexer: IndexRunner
  close(): Promise<void>
}

export interface DemoAccount {
  readonly name: string
  readonly address: string
  readonly privateKey: string
}

export interface ServerOptions {
  readonly config: Config
  readonly deployment?: Deployment
  /** Folder of the built web app; null serves the calls alone. */
  readonly webFolder: string | null
  /** Public keys of a local network's people, for the demo wallet; on no other network. */
  readonly demoAccounts?: readonly DemoAccount[]
}

/** API, web and indexer in one process. Ready once the chain is in the database. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { config } = options
  const deployment = options.deployment ?? readDeployment(config.deploymentFile)
  const isLocal = deployment.network === 'local'
  const demoAccounts = isLocal ? (options.demoAccounts ?? []) : []
  const log = pino({ level: config.logLevel })
  const db = await openDatabase(config)
  await migrate(db, features)
  const node = new TronNode(config.tronUrl)
  const clock = new ChainClock()
  const indexers = features.flatMap((feature) => feature.indexers ?? [])
  const abis = new Map<string, Abi>([
    ['Tes', tesAbi],
    ['Usdt', usdtAbi],
    ...indexers.map((indexer): [string, Abi] => [indexer.contract, indexer.abi]),
  ])
  let url = `http://${config.host}:${config.port}`
  const app: App = {
    config: { ...config, demo: demoAccounts.map(({ name, address }) => ({ name, address })) },
    log,
    db,
    node,
    deployment,
    clock,
    orders: new Orders({ db, node, deployment, clock, poke: () => indexer.poke() }),
    features: features.map((feature) => feature.name),
    abis,
    get origin() {
      return config.publicOrigin ?? url
    },
    async isActive(address) {
      const answers = features.flatMap((feature) => feature.isActive ?? [])
      return (await answers[0]?.(app, address)) ?? false
    },
  }
  const indexer = new IndexRunner(app, indexers)
  const endpoints = features.flatMap((feature) => feature.endpoints)
  const http = await buildHttp(app, endpoints, options.webFolder)
  await addTronProxy(http, app, () => indexer.catchUp())

  http.get('/healthz', async (_, reply) => {
    const health = await healthOf(app, indexer)
    return reply.status(health.status === 'ready' ? 200 : 503).send(health)
  })
  const declared = endpoints.map((bound) => bound.endpoint)
  http.get('/openapi.json', () => openApiOf(declared))
  http.get('/docs', (request, reply) => {
    const locale = localeOfHeader(request.headers['accept-language'])
    return reply.type('text/html; charset=utf-8').send(docsPage(declared, locale))
  })
  http.get('/docs.css', (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
  http.get('/config.json', (_, reply) =>
    reply.header('cache-control', 'no-cache').send({
      apiBase: '',
      nodeBase: '/tron',
      links: config.links,
      network: {
        name: deployment.network,
        chainId: deployment.chainId.toLowerCase(),
        nativeSymbol: config.nativeSymbol,
      },
      demo: isLocal
        ? { accounts: demoAccounts.filter((one) => one.name !== 'deployer'), travel: true }
        : null,
    }),
  )

  await indexer.catchUp()
  indexer.start()
  url = await http.listen({ host: config.host, port: config.port })
  return {
    url,
    app,
    indexer,
    async close() {
      await http.close()
      await indexer.stop()
      await db.destroy()
    },
  }
}
