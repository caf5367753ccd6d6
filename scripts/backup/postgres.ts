import path from 'node:path'

import { postgresPrograms } from '#platform/server/database/postgresPrograms.ts'

import { run } from '../run/children.mjs'
import { Problem } from '../run/problem.mjs'

/** PostgreSQL's own programs copy a database of its own. */

/** Writes the database into `file`, as of one moment, whoever writes meanwhile. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  await client('pg_dump', databaseUrl, [
    '--format=custom',
    '--no-owner',
    '--no-acl',
    `--file=${file}`,
  ])
}

/** Replaces what is in the database by what is in `file`: all of it or, where that fails, nothing. */
export async function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  const { database } = connectionOf(databaseUrl)
  await client('pg_restore', databaseUrl, [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--no-acl',
    '--single-transaction',
    `--dbname=${database}`,
    file,
  ])
}

async function client(name: string, databaseUrl: string, argv: string[]): Promise<void> {
  const folder = postgresPrograms(name)
  if (folder === null) {
    throw new Problem(
      `${name} is not found, and it alone copies a PostgreSQL: install PostgreSQL's client programs, of the server's version or newer, and run this again.`,
    )
  }
  const { code, output } = await run(path.join(folder, name), argv, {
    env: connectionOf(databaseUrl).env,
  })
  if (code !== 0) throw new Problem(`${name} failed; mend this and run it again:\n${output.trim()}`)
}

/**
 * The address as the environment that PostgreSQL's programs read: on a command line everybody on the
 * machine would see the password.
 */
function connectionOf(databaseUrl: string): { env: Record<string, string>; database: string } {
  const url = new URL(databaseUrl)
  const database = decodeURIComponent(url.pathname.slice(1)) || decodeURIComponent(url.username)
  const parts: Record<string, string> = {
    PGHOST: url.hostname,
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: database,
  }
  for (const [name, value] of url.searchParams) parts[`PG${name.toUpperCase()}`] = value
  const env = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''))
  return { env, database }
}
