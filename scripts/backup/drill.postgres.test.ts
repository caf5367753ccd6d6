import { appendFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { openDatabase } from '#platform/server/database/db.ts'
import { sql } from 'kysely'

import { Clusters, newestIn } from './cluster.ts'
import { archived, rehearse } from './drill.ts'

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
