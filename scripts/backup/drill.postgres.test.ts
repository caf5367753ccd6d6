import { appendFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { features } from '#apps/server/features.ts'
import { openDatabase } from '#platform/server/database/db.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { sql } from 'kysely'

import { Clusters, newestIn } from './cluster.ts'
import { archived, rehearse, restoreNewest } from './drill.ts'

/** The restore drill, and what it must find: copies and archives that are not whole. */
let clusters: Clusters | null = null
afterEach(() => clusters?.remove())

test('a database is restored to the moment before a mistake, row for row', async () => {
  clusters = new Clusters()
  const { folder } = clusters
  // Two sessions and two blocks: those before the copy, and those after it.
  expect(await rehearse(clusters)).toEqual({ orders: 0, sessions: 2, height: 2 })
  expect(existsSync(folder)).toBe(false)
})

test('of production, whose chain is in a schema of its own, the newest copy is restored beside it', async () => {
  clusters = new Clusters()
  const { archive, backups, folder } = clusters
  const first = await clusters.create('first')
  const whole = await openDatabase({ databaseUrl: first.url, dataDir: null })
  await sql`create database tessera`.execute(whole)
  await whole.destroy()
  const databaseUrl = first.url.replace('///postgres?', '///tessera?')
  const db = await openDatabase({ databaseUrl, dataDir: null, chainSchema: 'blue' })
  await migrate(db, features)
  const block = { number: 7, id: 'block 7', parent: 'block 6', time: 7 }
  await db.insertInto('chainBlocks').values(block).execute()
  await db.destroy()
  // Debian has it in another folder.
  rmSync(path.join(folder, 'first', 'postgresql.conf'))
  await clusters.backUp()
  expect(await restoreNewest(backups, archive)).toEqual({ orders: 0, sessions: 0, height: 7 })
})

test('an archive that ends too early and a copy that was changed are refused', async () => {
  clusters = new Clusters()
  const { archive, backups } = clusters
  const first = await clusters.create('first')
  const db = await openDatabase({ databaseUrl: first.url, dataDir: null })
  // As an earlier restore leaves it.
  await sql`alter system set recovery_target_time = '2020-01-01 00:00:00+00'`.execute(db)
  const base = await clusters.backUp()
  await sql`create table later ()`.execute(db)
  await archived(db)
  const { rows } = await sql<{ later: string }>`
    select (clock_timestamp() + interval '1 hour')::text as later`.execute(db)
  await db.destroy()
  const { later } = rows[0]!
  expect(newestIn(backups)).toBe(base)
  await expect(clusters.restore('later', { base, archive, until: later })).rejects.toThrow(
    'recovery ended before configured recovery target was reached',
  )
  const { url, close } = await clusters.restore('end', { base, archive, until: '' })
  const end = await openDatabase({ databaseUrl: url, dataDir: null })
  expect((await sql`select * from later`.execute(end)).rows).toEqual([])
  await end.destroy()
  await close()

  // The log from the beginning of the copy on is in no archive.
  const labelled = readdirSync(archive).filter((name) => /^[0-9A-F]{24}$/.test(name))
  expect(labelled.length).toBeGreaterThan(0)
  for (const name of labelled) rmSync(path.join(archive, name))
  await expect(clusters.restore('none', { base, archive, until: '' })).rejects.toThrow('FATAL')

  appendFileSync(path.join(base, 'PG_VERSION'), ' ')
  await expect(clusters.restore('changed', { base, archive, until: '' })).rejects.toThrow(
    'PG_VERSION',
  )
})

test('a folder that holds anything is not restored into; old copies go, and the log before them', async () => {
  clusters = new Clusters()
  const { archive, backups } = clusters
  await clusters.create('first')
  const [one, two] = [await clusters.backUp(), await clusters.backUp(1)]
  expect(readdirSync(backups)).toEqual([path.basename(two)])
  expect(one).not.toBe(two)
  const kept = readdirSync(archive).toSorted()
  const [oldest] = kept.filter((name) => /^[0-9A-F]{24}$/.test(name))
  const labels = kept.filter((name) => name.endsWith('.backup'))
  expect(labels).toEqual([expect.stringMatching(`^${oldest}\\.`)])
  await expect(clusters.restore('first', { base: two, archive, until: '' })).rejects.toThrow(
    'is not empty',
  )
})
