import { setTimeout as sleep } from 'node:timers/promises'

import { TronNode } from '#platform/chain/node.ts'
import { type Deployment, readDeployment } from '#platform/chain/deployment.ts'
import type { App } from '#platform/server/app.ts'
import { ChainClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config.ts'
import { type Database, openDatabase, withReplica } from '#platform/server/database/db.ts'
import { addFileRoutes } from '#platform/server/http/fileRoutes.ts'
import { buildHttp } from '#platform/server/http/http.ts'
import { OtherChain } from '#platform/server/indexer/otherChain.ts'
import { IndexRunner } from '#platform/server/indexer/run.ts'
import { openMetrics } from '#platform/server/http/metrics.ts'
import { addMetrics } from '#platform/server/http/metricsRoute.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { tablesOf } from '#platform/server/database/chainSchema.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { openLog } from '#platform/server/log.ts'
import { Orders } from '#platform/server/orders/orders.ts'
import { addTronProxy } from '#platform/server/http/tronProxy.ts'
import { tesAbi, usdtAbi } from '#platform/contracts/abi.ts'
import type { FastifyInstance } from 'fastify'
import type { Abi } from 'viem'

import { begin } from './begin.ts'
import { refuseSilentlyEmbedded } from './silentlyEmbedded.ts'
import { type DemoAccount, addDocuments } from './documents.ts'
import { features as product } from './features.ts'

export interface Server {
  readonly url: string
  readonly app: App
  readonly indexer: IndexRunner
  /** Resolves once the chain is in the database; rejects where it never can be. */
  readonly ready: Promise<void>
  /**
   * Is not ready from here on, and answers for `drainMs` more; then lets requests in flight end, for a second, and
   * leaves nothing open. Twice is once.
   */
  close(): Promise<void>
}

export interface ServerOptions {
  readonly config: Config
  readonly deployment?: Deployment
  /** Open, and closed with the server; else the one that `config` names is opened. */
  readonly database?: Database
  /** Folder of the built web app; null serves the calls alone. */
  readonly webFolder: string | null
  /** Public keys of a local network's people, for the demo wallet; on no other network. */
  readonly demoAccounts?: readonly DemoAccount[]
  /** Of another release, in tests. */
  readonly features?: readonly ServerFeature[]
  /** How a server that is to stop waits. */
  readonly pause?: (ms: number) => Promise<unknown>
}

/** API, web and indexer in one process. Ready once the chain is in the database. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const server = await openServer(options)
  try {
    await server.ready
    return server
  } catch (error) {
    await server.close()
    throw error
  }
}

/** Listens at once; until the chain is in the database calls are refused as NOT_READY. */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { config, features = product } = options
  const deployment = options.deployment ?? readDeployment(config.deploymentFile)
  refuseSilentlyEmbedded(config, deployment)
  const db = options.database ?? (await openDatabase(config))
  try {
    await migrate(db, features)
    return await serve(options, deployment, db)
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Pages of a local network request its embedded node, unless another is named. */
const ownNode = ({ tronUrl }: Config, { network }: Deployment): string | null =>
  network === 'local' ? (tronUrl.split(',')[0] ?? null) : null

async function serve(
  options: ServerOptions,
  deployment: Deployment,
  db: Database,
): Promise<Server> {
  const { config, webFolder, features = product, pause = sleep } = options
  const people = options.demoAccounts ?? []
  const demoAccounts = deployment.network === 'local' ? people : []
  const log = openLog(config.logLevel)
  const { databaseReplicaUrl } = config
  const replica = databaseReplicaUrl ? withReplica(db, databaseReplicaUrl, log) : null
  const node = new TronNode(config.tronUrl, undefined, undefined, config.tronApiKey)
  const clock = new ChainClock()
  const indexers = features.flatMap((feature) => feature.indexers ?? [])
  const made = indexers.flatMap(({ factory }) => factory ?? [])
  const abis = new Map<string, Abi>([
    ['Tes', tesAbi],
    ['Usdt', usdtAbi],
    ...[...indexers, ...made].map(({ contract, abi }): [string, Abi] => [contract, abi]),
  ])
  let url = `http://${config.host}:${config.port}`
  const app: App = {
    config: {
      ...config,
      nodePublicUrl: config.nodePublicUrl ?? ownNode(config, deployment),
      demo: demoAccounts.map(({ name, address }) => ({ name, address })),
    },
    log,
    db,
    ...(replica === null ? {} : { reads: replica.db }),
    node,
    deployment,
    clock,
    orders: new Orders({ db, node, deployment, clock, wakeUp: () => indexer.wakeUp() }),
    features: features.map((feature) => feature.name),
    tables: tablesOf(features),
    abis,
    made,
    webFolder,
    get origin() {
      return config.publicOrigin ?? url
    },
    async isActive(address) {
      const answers = features.flatMap((feature) => feature.isActive ?? [])
      return (await answers[0]?.(app, address)) ?? false
    },
  }
  const indexer = new IndexRunner(app, indexers)
  const bound = features.flatMap((feature) => feature.endpoints)
  const http = await buildHttp(app, bound, webFolder)
  addMetrics(http, app, openMetrics(app, indexer, replica?.reads ?? null))
  await addTronProxy(http, app, () => indexer.catchUp())
  addFileRoutes(
    http,
    app,
    features.flatMap((feature) => feature.files ?? []),
  )
  let isStopping = false
  const isReady = (): boolean => !isStopping && clock.head.id !== ''
  addDocuments(http, { app, indexer, isReady, calls: bound, demoAccounts })
  url = await listen(http, config)
  replica?.reads.watch()

  const stopping = new AbortController()
  const follow = (): void => {
    if (!stopping.signal.aborted) indexer.start()
  }
  const ready = begin(app, indexer, stopping.signal).then(follow, (error: unknown) => {
    // It reports this at /healthz, and becomes ready once the node is of our chain.
    if (error instanceof OtherChain) follow()
    throw error
  })
  // A caller that does not wait for it must not be ended by it.
  ready.catch(() => {})
  let closing: Promise<void> | null = null
  const close = async (): Promise<void> => {
    const drainMs = isReady() ? (config.drainMs ?? 0) : 0
    isStopping = true
    // Calls are answered as before, and the index follows.
    if (drainMs > 0) await pause(drainMs)
    stopping.abort()
    const late = setTimeout(() => http.server.closeAllConnections(), lateMs)
    await http.close()
    clearTimeout(late)
    node.close()
    await indexer.stop()
    await inTime(Promise.all([replica?.reads.close(), db.destroy()]))
  }
  return { url, app, indexer, ready, close: () => (closing ??= close()) }
}

async function listen(http: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await http.listen({ host, port })
  } catch (cause) {
    await http.close()
    const { code } = cause as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE') throw cause
    throw new Error(`Port ${port} of ${host} is taken: choose another with PORT.`, { cause })
  }
}

/** A database that does not come to its end is left behind. */
async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, lateMs)
  })
  await Promise.race([work, late])
  clearTimeout(timer)
}

/** Milliseconds that what is on its way may still take. */
const lateMs = 1_000
