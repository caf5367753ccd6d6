import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { postgresPrograms } from '#platform/server/database/postgresPrograms.ts'

import { run } from '../run/children.mjs'
import { Problem } from '../run/problem.mjs'

/** PostgreSQL's own programs copy a database of its own. */

/** Writes the database into `file`, as of one moment, also during writes. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  await client('pg_dump', databaseUrl, [
    '--format=custom',
    '--no-owner',
    '--no-acl',
    `--file=${file}`,
  ])
}

/**
 * Fills the database with what is in `file`: all of it or, where that fails, nothing. With `replace` what is
 * in it goes first, and with it what a newer version has added since: left there, the next migration would meet it.
 */
export async function restorePostgres(
  databaseUrl: string,
  file: string,
  replace: boolean,
): Promise<void> {
  // pg_restore by itself drops in its transaction what it has, and nothing else; so psql runs what it writes.
  const script = `${file}.sql`
  // Sessions are in it.
  writeFileSync(script, '', { mode: 0o600 })
  try {
    await client('pg_restore', databaseUrl, ['--no-owner', '--no-acl', `--file=${script}`, file])
    await client('psql', databaseUrl, [
      '--no-psqlrc',
      '--quiet',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
      '--output=/dev/null',
      ...(replace ? [`--command=${emptied}`] : []),
      `--file=${script}`,
    ])
  } finally {
    rmSync(script, { force: true })
  }
}

/**
 * Drops every table and function in `public`, and what hangs on them, and the schemas that rows from the chain have of
 * their own. `public` itself may be another's; an extension stays.
 */
const emptied = `set client_min_messages = warning;
do $$ declare one record; begin
  for one in
    select relnamespace::regnamespace::text as name from pg_class
    where relname = 'chain_schema' and relnamespace <> 'public'::regnamespace
  loop
    execute format('drop schema %s cascade', one.name);
  end loop;
  for one in
    select 'table' as kind, c.oid::regclass::text as name, c.oid from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    union all
    select 'routine', p.oid::regprocedure::text, p.oid from pg_proc p
    where p.pronamespace = 'public'::regnamespace
    order by kind desc
  loop
    continue when exists (select from pg_depend where objid = one.oid and deptype = 'e');
    execute format('drop %s if exists %s cascade', one.kind, one.name);
  end loop;
end $$;`

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
 * The address as the environment that PostgreSQL's programs read: on a command line every user of
 * the machine would see the password.
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
