import { statfs } from 'node:fs/promises'

import { sql } from 'kysely'

import type { App } from '#platform/server/app.ts'
import { hasRoom } from '#platform/server/database/db.ts'
import type { IndexRunner } from '#platform/server/indexer/run.ts'
import { held } from './held.ts'

export interface Health {
  readonly status: 'ready' | 'starting' | 'unwell'
  /** What blocks readiness, in a sentence; empty when ready. */
  readonly reason: string
  readonly versions: Readonly<Record<string, string>>
  readonly chainHead: number
  readonly solidHead: number
  readonly indexHeight: number
}

/** Longer than a block of the chain and several tries of the indexer. */
const silentMs = 30_000
const answerMs = 2_000

/** Anyone may call, at any rate: database and node are checked once a second. */
const heldMs = 1_000

interface Answers {
  readonly database: { readonly version: string; readonly schema: string } | null
  /** Number of the node's head. */
  readonly node: number | null
  /** Whether there is room to write in DATA_DIR. */
  readonly room: boolean
}
const answersOf = new WeakMap<App, () => Promise<Answers>>()

function answers(app: App): Promise<Answers> {
  const known = answersOf.get(app)
  if (known !== undefined) return known()
  const asking = held(
    () => ask(app),
    ({ database, node }) => database !== null && node !== null,
    heldMs,
  )
  answersOf.set(app, asking)
  return asking()
}

async function ask({ db, node, config }: App): Promise<Answers> {
  const [database, head, room] = await Promise.all([
    inTime(async () => {
      const { rows } = await sql<{ version: string; schema: string }>`
        select current_setting('server_version') as version,
          (select count(*)::text || ' ' || max(name) from kysely_migration) || ' ' ||
            (select left(max(fingerprint), 12) from chain_schema) as schema`.execute(db)
      return rows[0] ?? null
    }),
    inTime(async () => (await node.head()).number),
    roomIn(config),
  ])
  return { database, node: head, room }
}

/** Bytes: a database that finds its disk full may not open again. */
const leastRoom = 100_000_000

/** A server on PostgreSQL may have no folder, and then needs no room. */
async function roomIn({ dataDir, leastRoomBytes = leastRoom }: App['config']): Promise<boolean> {
  if (!dataDir) return true
  const disk = await statfs(dataDir).catch(() => null)
  return disk === null || disk.bavail * disk.bsize >= leastRoomBytes
}

/** The check of a supervisor: answers within a few seconds whatever is wrong. */
export async function healthOf(app: App, indexer: IndexRunner): Promise<Health> {
  const { database, node, room } = await answers(app)
  const follows = indexer.caughtUpAt > 0 && performance.now() - indexer.caughtUpAt < silentMs
  const faults = [
    database === null ? 'The database does not answer.' : '',
    room ? '' : 'The disk of DATA_DIR is full: make room there.',
    hasRoom(app.db) ? '' : 'The disk of the database is full: make room there.',
    node === null ? 'The TRON node does not answer.' : '',
    indexer.otherChain ?? '',
    indexer.caughtUpAt === 0
      ? 'The index is still being built.'
      : follows
        ? ''
        : 'The index has not reached the head of the chain for half a minute.',
  ].filter((fault) => fault !== '')
  return {
    status: faults.length === 0 ? 'ready' : indexer.caughtUpAt === 0 ? 'starting' : 'unwell',
    reason: faults.join(' '),
    versions: {
      tessera: version,
      node: process.version,
      database: database?.version ?? 'unknown',
      schema: database?.schema ?? 'unknown',
      deployment: app.deployment.fingerprint,
      network: app.deployment.network,
    },
    // The index may have come further since the node was read.
    chainHead: Math.max(node ?? 0, app.clock.head.number),
    solidHead: app.clock.solid,
    indexHeight: indexer.height,
  }
}

/** Of the application, as in package.json. */
export const version = '0.1.0'

async function inTime<T>(ask: () => Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), answerMs)
  })
  try {
    return await Promise.race([ask(), late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
