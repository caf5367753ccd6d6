import { createHash } from 'node:crypto'

import { begin } from '#apps/server/begin.ts'
import { features } from '#apps/server/features.ts'
import { type Deployment, deploymentOf } from '#platform/chain/deployment.ts'
import { TronNode } from '#platform/chain/node.ts'
import { tesAbi, usdtAbi } from '#platform/contracts/abi.ts'
import type { App } from '#platform/server/app.ts'
import { ChainClock } from '#platform/server/clock.ts'
import { tablesOf } from '#platform/server/database/chainSchema.ts'
import type { Database } from '#platform/server/database/db.ts'
import { buildHttp } from '#platform/server/http/http.ts'
import { IndexRunner } from '#platform/server/indexer/run.ts'
import { Orders } from '#platform/server/orders/orders.ts'
import type { Address } from '#platform/std/address.ts'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { Abi } from 'viem'

import { indexers } from './contracts/abis.ts'
import { addressOf, people, places } from './people.ts'
import type { Life } from './schedule.ts'
import type { Time } from './time.ts'

export const deployBlock = 1

/** What surrounds a process: everything that it may wait for, and everything it must not make up itself. */
export interface Surroundings {
  readonly life: Life
  readonly db: Database
  readonly ask: typeof fetch
  readonly chainId: string
  readonly time: Time
  readonly newId: () => string
  /** A kind of orders that is planted to be wrong. */
  readonly OrdersClass: typeof Orders
}

/** One life of the server: the real handlers, orders and indexer, without a port and without a disk. */
export interface ServerProcess {
  readonly life: Life
  readonly app: App
  readonly http: FastifyInstance
  readonly indexer: IndexRunner
  /** True once the whole chain has been in. */
  begun: boolean
  /** Resolves then. */
  readonly ready: Promise<void>
  readonly isReady: () => void
  /** True while a turn of the indexer is on its way. */
  turning: boolean
  /** True where the indexer was woken to look now. */
  poked: boolean
}

const deployment = (chainId: string): Deployment =>
  deploymentOf({
    network: 'local',
    chainId,
    deployBlock,
    fingerprint: 'sim',
    contracts: Object.fromEntries([
      // Of what is indexed and not simulated nothing ever happens.
      ...indexers.map(({ contract }) => [contract, { address: addressOf(contract) }]),
      ...Object.entries(places).map(([name, address]) => [name, { address }]),
    ]),
  })

export function appOf(around: Omit<Surroundings, 'life'>, wakeUp: () => void): App {
  const { db, time, newId } = around
  const node = new TronNode('http://node.sim', 8_000, around.ask)
  const clock = new ChainClock(() => time.ms)
  const stands = deployment(around.chainId)
  const app: App = {
    config: {
      host: '',
      port: 0,
      tronUrl: '',
      dataDir: null,
      databaseUrl: null,
      deploymentFile: '',
      logLevel: 'silent',
      rateLimit: 0,
      publicOrigin: 'http://tessera.sim',
      nativeSymbol: 'TRX',
      links: [],
      demo: [],
    },
    log: pino({ level: 'silent' }),
    db,
    node,
    deployment: stands,
    clock,
    orders: new around.OrdersClass({ db, node, deployment: stands, clock, wakeUp, newId }),
    webFolder: null,
    features: features.map(({ name }) => name),
    tables: tablesOf(features),
    abis: new Map<string, Abi>([
      ['Tes', tesAbi],
      ['Usdt', usdtAbi],
      ...indexers.map((indexer): [string, Abi] => [indexer.contract, indexer.abi]),
    ]),
    made: [],
    origin: 'http://tessera.sim',
    async isActive(address) {
      const answers = features.flatMap((feature) => feature.isActive ?? [])
      return (await answers[0]?.(app, address)) ?? false
    },
  }
  return app
}

export async function startProcess(around: Surroundings): Promise<ServerProcess> {
  const app = appOf(around, () => {
    server.poked = true
  })
  const endpoints = features.flatMap((feature) => feature.endpoints)
  const http = await buildHttp(app, endpoints, null)
  await http.ready()
  let isReady = (): void => {}
  const ready = new Promise<void>((resolve) => (isReady = resolve))
  const server: ServerProcess = {
    ready,
    isReady,
    life: around.life,
    app,
    http,
    indexer: new IndexRunner(app, indexers),
    begun: false,
    turning: false,
    poked: false,
  }
  return server
}

/**
 * What the server does first. A node of another chain ends it, and its supervisor starts it again.
 */
export async function firstTurn(
  server: ServerProcess,
  pause: () => Promise<void>,
): Promise<string | null> {
  try {
    await begin(server.app, server.indexer, new AbortController().signal, pause)
    server.begun = true
    server.isReady()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

export const tokenOf = (address: Address): string => `session of ${address}`

/** All accounts are signed in. */
export async function openSessions(db: Database): Promise<void> {
  const rows = people.map((address) => ({
    tokenHash: createHash('sha256').update(tokenOf(address)).digest('hex'),
    address,
    expiresAt: 9_000_000_000,
  }))
  await db.insertInto('sessions').values(rows).execute()
}
