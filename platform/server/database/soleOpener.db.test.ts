import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { openDatabase } from './db.ts'
import { askForDump, placeOf, soleOpener } from './soleOpener.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-open-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('a database folder is open once; closed, it opens again', async () => {
  const config = { dataDir, databaseUrl: null }
  const first = await openDatabase(config)
  await expect(openDatabase(config)).rejects.toThrow('is open in another process')
  await first.destroy()
  const second = await openDatabase(config)
  await second.destroy()
})

test('a database that was killed while it was being made is made again', async () => {
  const half = path.join(dataDir, 'half', 'database')
  mkdirSync(half, { recursive: true })
  writeFileSync(path.join(half, 'PG_VERSION'), '18\n')
  writeFileSync(`${half}.making`, '')
  const db = await openDatabase({ dataDir: path.dirname(half), databaseUrl: null })
  expect(existsSync(`${half}.making`)).toBe(false)
  await sql`create table kept (n int8)`.execute(db)
  await db.destroy()
  const again = await openDatabase({ dataDir: path.dirname(half), databaseUrl: null })
  expect((await sql`select n from kept`.execute(again)).rows).toEqual([])
  await again.destroy()
})

test('the process that has it open writes a copy on request, during its work, or reports why not', async () => {
  const config = { dataDir: path.join(dataDir, 'asked'), databaseUrl: null }
  const folder = path.join(config.dataDir, 'database')
  const copy = path.join(dataDir, 'copy.tar')
  expect(await askForDump(folder, copy)).toBe(false)
  const db = await openDatabase(config)
  await sql`create table kept (n int8)`.execute(db)
  await db.transaction().execute(async (own) => {
    await sql`insert into kept values (1)`.execute(own)
    expect(await askForDump(folder, copy)).toBe(true)
  })
  await expect(askForDump(folder, path.join(dataDir, 'no', 'such', 'x'))).rejects.toThrow('ENOENT')
  await db.destroy()
  // What was not committed when it was copied is not in it.
  const opened = await PGlite.create({ loadDataDir: new Blob([readFileSync(copy)]) })
  expect((await opened.query('select n from kept')).rows).toEqual([])
  await opened.close()
})

test('of many at once one has it; what a killed process left behind is no holder', async () => {
  const folder = path.join(dataDir, 'other')
  await leftBehind(folder)
  expect(existsSync(placeOf(folder))).toBe(true)
  const release = await soleOpener(folder)
  const others = await Promise.allSettled([soleOpener(folder), soleOpener(folder)])
  expect(others.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await release()
  await (
    await soleOpener(folder)
  )()
})

/** A process that takes the folder and is killed. */
async function leftBehind(folder: string): Promise<void> {
  const program = `import { soleOpener } from '#platform/server/database/soleOpener.ts'
    await soleOpener(${JSON.stringify(folder)})
    console.log('taken')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program])
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}
