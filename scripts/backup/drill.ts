import { statSync } from 'node:fs'

import { features } from '#apps/server/features.ts'
import { type Database, openDatabase } from '#platform/server/database/db.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { dumpTables } from '#platform/server/database/testing/dump.ts'
import { sql } from 'kysely'

import { Problem } from '../run/problem.mjs'
import { phase } from '../run/report.mjs'
import { Clusters, newestIn } from './cluster.ts'

/** A restore drill: what production's settings and scripts save is restored, and what comes of it is compared. */

/** What a restored database holds. */
export interface Restored {
  readonly orders: number
  readonly sessions: number
  /** null where no block is in it. */
  readonly height: number | null
}

/**
 * Writes, copies the cluster, writes more, then deletes by mistake and loses the disk. Restores the moment before the
 * mistake.
 * @throws Problem where a row differs
 */
export async function rehearse(clusters = new Clusters()): Promise<Restored> {
  const { archive } = clusters
  try {
    const first = await clusters.create('first')
    const { base, until, wanted } = await on(first.url, async (db) => {
      await phase(
        'Tables',
        () => migrate(db, features),
        () => 'made',
      )
      await write(db, 1)
      const copy = await phase(
        'Copy',
        () => clusters.backUp(),
        () => 'made and verified',
      )
      await write(db, 2)
      const rows = await dumpTables(db)
      const time = await clock(db)
      await db.deleteFrom('sessions').execute()
      await phase(
        'Log',
        () => archived(db),
        () => 'in the archive, with a mistake',
      )
      return { base: copy, until: time, wanted: rows }
    })
    await first.close()
    return await phase(
      'Restore',
      async () => {
        const second = await clusters.restore('second', { base, archive, until })
        return on(second.url, async (db) => {
          const rows = await dumpTables(db)
          const differ = Object.keys(wanted).filter((name) => `${wanted[name]}` !== `${rows[name]}`)
          if (differ.length > 0)
            throw new Problem(`Restored with a difference: ${differ.join(', ')}.`)
          return restoredIn(db)
        })
      },
      ({ sessions, height }) => `as of before it: ${sessions} sessions, block ${height}`,
    )
  } finally {
    await clusters.remove()
  }
}

/**
 * Restores the newest copy of a production to a time, or to its archive's end, and looks at it. By root, as the owner of the
 * copies: for all others the folders are closed.
 */
export async function restoreNewest(
  backups: string,
  archive: string,
  until = '',
): Promise<Restored> {
  const base = newestIn(backups)
  const { uid, gid } = statSync(backups)
  const clusters = new Clusters({ uid, gid })
  try {
    const server = await clusters.restore('second', { base, archive, until })
    const url = server.url.replace('///postgres?', '///tessera?')
    return await on(url, async (db) => {
      return restoredIn(db)
    })
  } finally {
    await clusters.remove()
  }
}

async function on<T>(databaseUrl: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ databaseUrl, dataDir: null })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** A session and a block, as users and chain bring them. */
async function write(db: Database, number: number): Promise<void> {
  const session = { tokenHash: `token ${number}`, address: 'T' as never, expiresAt: number }
  await db.insertInto('sessions').values(session).execute()
  const block = { number, id: `block ${number}`, parent: `block ${number - 1}`, time: number }
  await db.insertInto('chainBlocks').values(block).execute()
}

async function clock(db: Database): Promise<string> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(db)
  return rows[0]!.now
}

/** Waits until all that was written is in the archive; production has that within a minute. */
export async function archived(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select pg_walfile_name(pg_switch_wal()) as name`.execute(db)
  await until(async () => {
    const answer = await sql<{ last: string | null; failed: number }>`
      select last_archived_wal as last, failed_count as failed from pg_stat_archiver`.execute(db)
    const { last, failed } = answer.rows[0]!
    if (failed > 0) throw new Problem('The archive refused a piece of the log.')
    return last !== null && last >= rows[0]!.name
  })
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50))
}

async function restoredIn(db: Database): Promise<Restored> {
  // A release may have its rows from the chain in a schema of its own.
  const schemas = await sql<{ name: string }>`
    select relnamespace::regnamespace::text as name from pg_class
    where relname = 'chain_blocks' and relkind = 'r'`.execute(db)
  const heights = schemas.rows.map(
    ({ name }) => sql`(select max(number) from ${sql.raw(name)}.chain_blocks)`,
  )
  const { rows } = await sql<Restored>`
    select (select count(*) from orders)::int8 as orders,
      (select count(*) from sessions)::int8 as sessions,
      greatest(null::int8, ${sql.join([sql`null`, ...heights])}) as height`.execute(db)
  return rows[0]!
}
