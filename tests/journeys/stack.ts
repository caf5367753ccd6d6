import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Choice } from '#apps/deploy/choice.ts'
import { startWorld } from '#apps/deploy/testing.ts'
import { usualEnergyWeight } from '#tools/devnet/index.ts'
import { seedDemo } from '#tools/seed/seedDemo.ts'
import { seedNews } from '#tools/seed/seedNews.ts'
import { type Server, type ServerOptions, startServer } from '#apps/server/server.ts'
import { releaseHash } from '#platform/server/releaseHash.ts'
import { isAddress } from '#platform/std/address.ts'
import { deploymentOf } from '#platform/chain/deployment.ts'
import type { Config, Operator } from '#platform/server/config.ts'
import type { Engine, OpenEngine } from '#platform/server/database/testing/databases.ts'
import { type StackKeeper, boxSecret, keeperOn } from './keeper.ts'
import { openMigrated } from './openMigrated.ts'

export interface Stack {
  readonly world: Awaited<ReturnType<typeof startWorld>>
  readonly server: Server
  /** The operator of boxes, silent until it is started. */
  readonly keeper: StackKeeper
  readonly close: () => Promise<void>
}

interface StackOptions {
  readonly web?: boolean
  readonly neighbours?: boolean
  readonly solidLag?: number
  readonly keeper?: boolean
  /** As of `startWorld`. */
  readonly oracle?: Choice['oracle']
  readonly engine?: Engine
}

/**
 * What `npm start` runs, in this process: node, contracts, API and, on request, the built app and
 * the demo neighbours. With a keeper the boxes' operator settles, and time brings a block each
 * second.
 */
export async function startStack({
  web = false,
  neighbours = false,
  solidLag = 0,
  keeper: withKeeper = false,
  oracle = 'fixed',
  engine,
}: StackOptions = {}): Promise<Stack> {
  const heartbeat = withKeeper ? 1_000 : 0
  const seed = neighbours ? seedNeighbours : undefined
  const energyWeight = usualEnergyWeight
  const world = await startWorld({ solidLag, heartbeat, oracle, seed, energyWeight })
  try {
    const server = await serverOn(world, web, await openMigrated(engine))
    if (neighbours) await seedNews(server.url, web ? await releaseHash(builtWeb) : null)
    const keeper = keeperOn(world)
    if (withKeeper) keeper.start()
    const close = async (): Promise<void> => {
      await keeper.stop()
      await server.close()
      await world.close()
    }
    return { world, server, keeper, close }
  } catch (error) {
    await world.close()
    throw error
  }
}

/** What `npm run build` makes of the web app. */
export const builtWeb = path.resolve(import.meta.dirname, '../../build/web')

/** A server of its own on the same chain, with the web app of that folder, and that database, else one without rows. */
export async function serverOn(
  world: Stack['world'],
  web: boolean | string = false,
  opened?: OpenEngine,
  places: Partial<Pick<Config, 'port' | 'publicOrigin' | 'apiBase' | 'tronUrl'>> = {},
): Promise<Server> {
  const { db, databaseUrl, close } = opened ?? (await openMigrated())
  try {
    const { config, ...options } = optionsOn(world, web, databaseUrl)
    const ofServer = { ...options, config: { ...config, ...places }, database: db }
    const server = await startServer(ofServer)
    return { ...server, close: () => server.close().then(close) }
  } catch (error) {
    await close()
    throw error
  }
}

function optionsOn(
  world: Stack['world'],
  web: boolean | string,
  databaseUrl: string | null,
): ServerOptions {
  return {
    config: {
      host: '127.0.0.1',
      port: 0,
      tronUrl: world.net.url,
      dataDir: null,
      databaseUrl,
      deploymentFile: '',
      logLevel: 'silent',
      publicOrigin: null,
      rateLimit: 600,
      nativeSymbol: 'TRX',
      links: [],
      demo: [],
      operators: operatorsOn(world),
    },
    deployment: deploymentOf(world.deployment),
    webFolder: web === true ? builtWeb : web === false ? null : web,
    demoAccounts: world.net.accounts,
  }
}

/** Alice reviews and announces, judy only reads; nobody else is an operator. */
const operatorsOn = ({ net }: Stack['world']): readonly Operator[] =>
  net.accounts.flatMap(({ name, address }) => {
    if (!isAddress(address)) return []
    const own = (duty: Operator['duty']) => ({ address, duty })
    if (name === 'alice') return [own('review'), own('announce')]
    return name === 'judy' ? [own('read')] : []
  })

async function seedNeighbours(world: Pick<Stack['world'], 'net' | 'deployment'>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-seed-'))
  try {
    await seedDemo({
      url: world.net.url,
      deployment: world.deployment,
      accounts: world.net.accounts,
      journalFile: path.join(folder, 'seed.journal'),
      boxSecret,
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
