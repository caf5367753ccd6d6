import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { features } from '#apps/server/features.ts'
import { openDatabase } from '#platform/server/database/db.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { emptyDatabase } from '#platform/server/database/testing/databases.ts'
import { dumpTables } from '#platform/server/database/testing/dump.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { takeDataFolder } from '../run/data-folder.mjs'
import { settingsOf } from '../run/settings.mjs'
import { backUp } from './backUp.ts'
import { restore } from './restore.ts'

/** A PostgreSQL there and back by its own programs. */
const place = mkdtempSync(path.join(os.tmpdir(), 'tessera-backup-'))
const dataDir = path.join(place, 'data')
const file = path.join(place, 'one.tar.gz')
let source: Awaited<ReturnType<typeof emptyDatabase>>
let target: Awaited<ReturnType<typeof emptyDatabase>>

const settings = (url: string | null, folder = dataDir) =>
  settingsOf({ DATA_DIR: folder, ...(url === null ? {} : { DATABASE_URL: url }) })

const rowsIn = async (databaseUrl: string | null) => {
  const db = await openDatabase({ databaseUrl, dataDir: null })
  const rows = await dumpTables(db)
  await db.destroy()
  return rows
}

beforeAll(async () => {
  source = await emptyDatabase()
  target = await emptyDatabase()
  takeDataFolder(dataDir)()
  writeFileSync(path.join(dataDir, 'deployment.json'), '{}')
  const db = await openDatabase({ databaseUrl: source.url, dataDir: null })
  await migrate(db, features)
  const most = 10n ** 78n - 1n
  const block = { number: 1, id: 'a', parent: 'b', time: 1 }
  await db.insertInto('chainBlocks').values(block).execute()
  await db
    .insertInto('nonces')
    .values({ nonce: `陶 ' ${most}`, address: 'T' as never, message: '', expiresAt: 5 })
    .execute()
  await db.destroy()
})
afterAll(async () => {
  await source?.drop()
  await target?.drop()
  rmSync(place, { recursive: true, force: true })
})

test('there and back every row is the same', async () => {
  expect(await backUp(settings(source.url), file)).toBeGreaterThan(1_000)
  const other = path.join(place, 'other')
  await restore(settings(target.url, other), file, false)
  const rows = await rowsIn(source.url)
  expect(rows['nonces']).toHaveLength(1)
  expect(await rowsIn(target.url)).toEqual(rows)
})

test('rows from the chain in a schema of their own come back too, in the place of what was there', async () => {
  const own = await emptyDatabase()
  const [first, again] = [path.join(place, 'own.tar.gz'), path.join(place, 'own')]
  const blocksOf = async () => {
    const on = { databaseUrl: own.url, dataDir: null, chainSchema: 'green' }
    const db = await openDatabase(on)
    await migrate(db, features)
    const block = { number: 7, id: 'a', parent: 'b', time: 1 }
    await db
      .insertInto('chainBlocks')
      .values(block)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const blocks = await db.selectFrom('chainBlocks').select('number').execute()
    return { db, blocks: blocks.map(({ number }) => number) }
  }
  try {
    const { db } = await blocksOf()
    await backUp(settings(own.url), first)
    await db
      .insertInto('chainBlocks')
      .values({ number: 8, id: 'b', parent: 'a', time: 1 })
      .execute()
    await db.destroy()
    await restore(settings(own.url, again), first, true)
    const restored = await blocksOf()
    await restored.db.destroy()
    expect(restored.blocks).toEqual([7])
  } finally {
    await own.drop()
  }
})

test('a database with tables is replaced only with an explicit option', async () => {
  const again = path.join(place, 'again')
  await expect(restore(settings(target.url, again), file, false)).rejects.toThrow(
    'holds tables already: name an empty one, or add --force',
  )
  const db = await openDatabase({ databaseUrl: target.url, dataDir: null })
  await db.deleteFrom('nonces').execute()
  await db.destroy()
  await restore(settings(target.url, again), file, true)
  expect(await rowsIn(target.url)).toEqual(await rowsIn(source.url))
})

test('what a newer version has added goes with what is replaced, so that it is migrated again', async () => {
  const db = await openDatabase({ databaseUrl: target.url, dataDir: null })
  await sql`create table "Later" (id int8 primary key, told text)`.execute(db)
  await sql`create view later_told as select told from "Later"`.execute(db)
  await sql`create function later() returns int8 language sql as 'select 1::int8'`.execute(db)
  await db.destroy()
  const again = path.join(place, 'later')
  await restore(settings(target.url, again), file, true)
  expect(await rowsIn(target.url)).toEqual(await rowsIn(source.url))
  const restored = await openDatabase({ databaseUrl: target.url, dataDir: null })
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from pg_class where relname in ('Later', 'later_told'))
      + (select count(*) from pg_proc where proname = 'later') as left`.execute(restored)
  expect(rows).toEqual([{ left: 0 }])
  await migrate(restored, features)
  await restored.destroy()
})

test('where the backup cannot be put in, what was there is there still', async () => {
  const db = await openDatabase({ databaseUrl: target.url, dataDir: null })
  await sql`drop table nonces`.execute(db)
  // No table can be called like a type.
  await sql`create type nonces as (id int8)`.execute(db)
  await db.destroy()
  const before = await rowsIn(target.url)
  const again = path.join(place, 'again')
  await expect(restore(settings(target.url, again), file, true)).rejects.toThrow(
    /^psql failed; mend this and run it again:\n.*"nonces" already exists/s,
  )
  expect(before['chain_blocks']).toHaveLength(1)
  expect(await rowsIn(target.url)).toEqual(before)
})

test('a backup of one kind is not put into the other', async () => {
  await expect(restore(settings(null, path.join(place, 'x')), file, false)).rejects.toThrow(
    'name the one to fill with DATABASE_URL',
  )
})

test('a server that is not there is named as pg_dump names it', async () => {
  const nowhere = `postgresql:///x?host=${encodeURIComponent(place)}`
  await expect(backUp(settings(nowhere), path.join(place, 'two.tar.gz'))).rejects.toThrow(
    /pg_dump failed; mend this and run it again:\n.*No such file or directory/s,
  )
})
