import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { openDatabase } from './db.ts'
import { placeOf, soleOpener } from './soleOpener.ts'

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

test('a database that was killed while it was being made is made anew', async () => {
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

test('of many at once one has it; what a killed process left behind is no holder', async () => {
  const folder = path.join(dataDir, 'other')
  await leftBehind(folder)
  expect(existsSync(placeOf(folder))).toBe(true)
  const giveBack = await soleOpener(folder)
  const others = await Promise.allSettled([soleOpener(folder), soleOpener(folder)])
  expect(others.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await giveBack()
  await (
    await soleOpener(folder)
  )()
})

/** A process that takes the folder and is killed. */
async function leftBehind(folder: string): Promise<void> {
  const program = `import { soleOpener } from '#platform/server/soleOpener.ts'
    await soleOpener(${JSON.stringify(folder)})
    console.log('taken')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program])
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}
