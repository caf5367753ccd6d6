import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { startWorld } from '#apps/deploy/testing.ts'
import { Client } from '#tests/journeys/client.ts'
import { type Server, startServer } from '#apps/server/server.ts'
import { configOf } from '#platform/server/config.ts'
import { emptyDatabase } from '#platform/server/database/testing/databases.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { settingsOf } from '../run/settings.mjs'
import { backUp } from './backUp.ts'
import { restore } from './restore.ts'

/** A server as docs/operations.md runs it: DEPLOYMENT, TRON_URL, DATABASE_URL and PUBLIC_ORIGIN, and no data folder. */
const place = mkdtempSync(path.join(os.tmpdir(), 'tessera-production-'))
const dataDir = path.join(place, '.data')
const file = path.join(place, 'one.tar.gz')
let world: Awaited<ReturnType<typeof startWorld>>
let source: Awaited<ReturnType<typeof emptyDatabase>>
let target: Awaited<ReturnType<typeof emptyDatabase>>
let server: Server | null = null

beforeAll(async () => {
  world = await startWorld()
  ;[source, target] = [await emptyDatabase(), await emptyDatabase()]
  writeFileSync(path.join(place, 'nile.json'), JSON.stringify(world.deployment))
})
afterAll(async () => {
  await server?.close()
  await world?.close()
  await source?.drop()
  await target?.drop()
  rmSync(place, { recursive: true, force: true })
})

const environment = (databaseUrl: string | null) => ({
  // What the working directory holds by itself is another's.
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'silent',
  DEPLOYMENT: path.join(place, 'nile.json'),
  TRON_URL: world.net.url,
  DATABASE_URL: databaseUrl ?? '',
  PUBLIC_ORIGIN: 'https://app.example',
})
const started = (databaseUrl: string | null) =>
  startServer({ config: configOf(environment(databaseUrl)), webFolder: null })

test('backed up while it runs, put into an empty database, and gone on with', async () => {
  server = await started(source.url)
  const heidi = new Client({ server, world }, 'heidi')
  await heidi.signIn()
  expect((await heidi.post('/member/saveMember')).code).toBe('OK')

  expect(await backUp(settingsOf(environment(source.url)), file)).toBeGreaterThan(1_000)
  await server.close()
  await restore(settingsOf(environment(target.url)), file, false)
  expect(existsSync(dataDir)).toBe(false)

  server = await started(target.url)
  const again = new Client({ server, world }, 'heidi')
  again.token = heidi.token
  // Her session is known there; another's is not.
  expect((await again.post('/member/saveMember')).code).toBe('OK')
  again.token = 'x'
  expect((await again.post('/member/saveMember')).code).toBe('NOT_SIGNED_IN')
})

/** A command of package.json in a process, with the database in a file as production has it. */
async function command(name: string, argv: string[] = [], more: Record<string, string> = {}) {
  const secret = path.join(place, 'database-url')
  writeFileSync(secret, `${target.url}\n`)
  const { DATABASE_URL: _, ...env } = { ...environment(null), ...more }
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...argv], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATABASE_URL_FILE: secret, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (out += text))
  }
  const [code] = await once(child, 'close')
  return { code, out }
}

test('commands find the database by the file that production names', async () => {
  await server?.close()
  const copy = path.join(place, 'three.tar.gz')
  const backup = await command('backup', ['--to', copy])
  expect([backup.code, backup.out]).toEqual([0, expect.stringContaining('the database alone')])
  expect(existsSync(copy)).toBe(true)
  const log = await command('log', ['--verify'])
  expect([log.code, log.out]).toEqual([0, expect.stringContaining('0 rows are right')])
  const audit = await command('audit')
  expect([audit.code, audit.out]).toEqual([0, expect.stringMatching(/^0 differences up to /m)])
  expect(existsSync(dataDir)).toBe(false)
})

test('on a public network the log is not looked for in an embedded database', async () => {
  const nile = path.join(place, 'public.json')
  writeFileSync(nile, JSON.stringify({ ...world.deployment, network: 'nile' }))
  const log = await command('log', ['--verify'], { DEPLOYMENT: nile, DATABASE_URL_FILE: '' })
  expect([log.code, log.out]).toEqual([1, expect.stringContaining('DATABASE_URL is not set.')])
  expect(existsSync(dataDir)).toBe(false)
})

test('without DATABASE_URL there must be a folder, since all of it lies there', async () => {
  const other = path.join(place, 'two.tar.gz')
  await expect(backUp(settingsOf(environment(null)), other)).rejects.toThrow(
    'holds no data of Tessera: is DATA_DIR the folder it ran in?',
  )
})
