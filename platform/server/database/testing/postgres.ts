import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { postgresPrograms } from '../postgresPrograms.ts'

/** A PostgreSQL server of the tests' own, reached by a socket in its folder. */
export interface TestPostgres {
  /** Of its database `postgres`. */
  readonly url: string
  /** Ends it and leaves nothing behind. */
  readonly close: () => Promise<void>
}

let running: TestPostgres | null = null

/** For the whole of a test run: what its files find in TEST_POSTGRES, nothing where PostgreSQL is neither installed nor required. */
export async function setup(): Promise<void> {
  if (programs() === null && !process.env['TEST_POSTGRES_REQUIRED']) return
  running = await startPostgres()
  process.env['TEST_POSTGRES'] = running.url
}

export async function teardown(): Promise<void> {
  await running?.close()
}

/**
 * With settings by the names of postgresql.conf.
 * @throws Error in one sentence where PostgreSQL is not installed, or why it did not start.
 */
export async function startPostgres(more: Settings = {}): Promise<TestPostgres> {
  return startOn(({ run, data }) => {
    run('initdb', ['-D', data, '-U', 'tessera', '-A', 'trust', '--no-sync', '-E', 'UTF8'])
  }, more)
}

/** A standby that follows `primary` by streaming replication. */
export async function startStandby(primary: TestPostgres): Promise<TestPostgres> {
  return startOn(({ run, data }) => {
    run('pg_basebackup', ['-D', data, '-d', primary.url, '-R', '-c', 'fast', '--no-sync'])
  })
}

const programs = () => postgresPrograms('initdb', 'postgres', 'pg_basebackup')

type Fill = (place: { run: (program: string, argv: string[]) => void; data: string }) => void

type Settings = Readonly<Record<string, string>>

async function startOn(fill: Fill, more: Settings = {}): Promise<TestPostgres> {
  const binaries = programs()
  if (binaries === null) {
    throw new Error(
      'PostgreSQL is not installed: initdb, postgres and pg_basebackup are not all found.',
    )
  }
  const runner = whoRuns()
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-pg-'))
  chownSync(folder, runner.uid, runner.gid)
  const data = path.join(folder, 'data')
  const options = { ...runner, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  const clean = () => rmSync(folder, { recursive: true, force: true })
  try {
    fill({
      data,
      run: (program, argv) =>
        execFileSync(path.join(binaries, program), argv, { ...options, stdio: 'pipe' }),
    })
    const { url, close } = await servePostgres({ folder, data, binaries, runner }, more)
    return { url, close: () => close().then(clean) }
  } catch (error) {
    clean()
    throw error
  }
}

/** Starts a server on a cluster that is there, which `close` leaves there as a crash would. */
export async function servePostgres(
  place: {
    /** Of its socket. */
    readonly folder: string
    readonly data: string
    readonly binaries: string
    readonly runner: { readonly uid: number; readonly gid: number }
  },
  more: Settings = {},
): Promise<TestPostgres> {
  const { folder, data, binaries, runner } = place
  // Only by a socket in the folder, so that no port is taken.
  const settings = Object.entries({ listen_addresses: '', fsync: 'off', ...more })
  const argv = ['-D', data, '-k', folder, ...settings.flatMap(([k, v]) => ['-c', `${k}=${v}`])]
  const child = spawn(path.join(binaries, 'postgres'), argv, {
    ...runner,
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    await listening(child)
  } catch (error) {
    await ended(child)
    throw error
  }
  return {
    url: `postgresql:///postgres?host=${encodeURIComponent(folder)}&user=tessera`,
    close: () => ended(child),
  }
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
export function whoRuns(): { uid: number; gid: number } {
  const [uid = 0, gid = 0] = [process.getuid?.(), process.getgid?.()]
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return uid === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : { uid, gid }
}

const listening = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (/ready to accept (read-only )?connections/.test(output)) resolve()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)))
  })

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
      return resolve()
    }
    child.once('exit', () => resolve())
    // The immediate shutdown: what it holds is thrown away.
    child.kill('SIGQUIT')
  })
