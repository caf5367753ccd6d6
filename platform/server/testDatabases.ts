import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sql } from 'kysely'

import { type Database, openDatabase } from './db.ts'

/** A kind of database to run the same tests on. */
export interface Engine {
  readonly name: string
  /** An empty database of its own; `close` leaves nothing behind. */
  readonly open: () => Promise<OpenEngine>
}

export interface OpenEngine {
  readonly db: Database
  readonly databaseUrl: string | null
  readonly close: () => Promise<void>
}

export async function openEmbedded(): Promise<OpenEngine> {
  const db = await openDatabase({ databaseUrl: null, dataDir: null })
  return { db, databaseUrl: null, close: () => db.destroy() }
}

const binaries = newestBinaries()

export const engines: readonly Engine[] = [
  { name: 'PGlite', open: openEmbedded },
  ...(binaries === null ? [] : [{ name: 'PostgreSQL', open: startPostgres }]),
]
/** For the name of a test: what was not tested is said, never passed over. */
export const engineNames =
  binaries === null
    ? 'PGlite alone: PostgreSQL is not installed here, and nothing was tested on it'
    : 'PGlite and PostgreSQL'
if (binaries === null) console.warn(engineNames)

function newestBinaries(): string | null {
  const root = '/usr/lib/postgresql'
  try {
    const versions = readdirSync(root).map(Number).filter(Number.isInteger)
    return versions.length === 0 ? null : path.join(root, String(Math.max(...versions)), 'bin')
  } catch {
    return null
  }
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const runner =
  process.getuid?.() === 0
    ? { uid: idOf('-u'), gid: idOf('-g') }
    : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }

function idOf(flag: string): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
}

export async function startPostgres(): Promise<OpenEngine> {
  if (binaries === null) throw new Error(engineNames)
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-pg-'))
  chownSync(folder, runner.uid, runner.gid)
  const data = path.join(folder, 'data')
  const options = { ...runner, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'tessera', '-A', 'trust', '--no-sync', '-E', 'UTF8'],
    { ...options, stdio: 'pipe' },
  )
  // Only by a socket in the folder, so that no port is taken.
  const settings = ['-c', 'listen_addresses=', '-c', 'fsync=off', '-k', folder]
  const child = spawn(path.join(binaries, 'postgres'), ['-D', data, ...settings], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const end = async (): Promise<void> => {
    await ended(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await listening(child)
    const databaseUrl = `postgresql:///postgres?host=${encodeURIComponent(folder)}&user=tessera`
    const db = await openDatabase({ databaseUrl, dataDir: null })
    await sql`select 1`.execute(db)
    return {
      db,
      databaseUrl,
      async close() {
        await db.destroy()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

const listening = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('ready to accept connections')) resolve()
    })
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)))
  })

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    // The immediate shutdown: what it holds is thrown away.
    child.kill('SIGQUIT')
  })
