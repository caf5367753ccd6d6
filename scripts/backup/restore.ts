import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

import { halfRestored, takeDataFolder } from '../run/data-folder.mjs'
import { Problem } from '../run/problem.mjs'
import { phase } from '../run/report.mjs'
import { shortPath } from '../run/root.mjs'
import type { Settings } from '../run/settings.mjs'
import {
  type Manifest,
  dataFiles,
  embeddedName,
  manifestName,
  manifestOf,
  postgresName,
} from './manifest.ts'
import { restorePostgres } from './postgres.ts'
import { entriesOf, wholeOf } from './tar.ts'

/** What a restore replaces in a data folder; the log of what ran there stays. */
const replaced = [
  'chain',
  'database',
  'database.making',
  ...dataFiles.filter((f) => !f.includes('/')),
]

/**
 * Puts a backup into an empty DATA_DIR, or with `force` in the place of what is there, and into the
 * database that DATABASE_URL names. Until the whole file has been read nothing is touched. Of a backup
 * that holds the database alone DATA_DIR is not touched at all.
 * @throws Problem
 */
export async function restore(settings: Settings, file: string, force: boolean): Promise<void> {
  if (!existsSync(file)) throw new Problem(`There is no file ${shortPath(file)}.`)
  const { folder } = await read(file)
  if (folder === false) await restoreAlone(settings, file, force)
  else await restoreFolder(settings, file, force)
}

async function restoreAlone(settings: Settings, file: string, force: boolean): Promise<void> {
  const aside = mkdtempSync(path.join(path.dirname(file), '.tessera-restore-'))
  try {
    await unpackAndFill(settings, file, { aside, force })
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

async function restoreFolder(settings: Settings, file: string, force: boolean): Promise<void> {
  const { dataDir } = settings
  const release = takeDataFolder(dataDir, { toRestore: true })
  const aside = path.join(dataDir, 'restoring')
  try {
    const holds = replaced.some((name) => existsSync(path.join(dataDir, name)))
    if (holds && !force) {
      throw new Problem(
        `${shortPath(dataDir)} holds data already: choose an empty folder with DATA_DIR, or add --force to replace it.`,
      )
    }
    rmSync(aside, { recursive: true, force: true })
    mkdirSync(aside)
    await unpackAndFill(settings, file, { aside, force })
    await phase(
      'Data',
      async () => exchange(dataDir, aside),
      () => shortPath(dataDir),
    )
  } finally {
    rmSync(aside, { recursive: true, force: true })
    release()
  }
}

async function unpackAndFill(
  { databaseUrl }: Settings,
  file: string,
  { aside, force }: { aside: string; force: boolean },
): Promise<void> {
  const manifest = await phase(
    'Backup',
    () => unpack(file, aside),
    ({ made }) => `read, made ${made}`,
  )
  await phase(
    'Database',
    () => restoreDatabase(manifest, databaseUrl, aside, force),
    () => (manifest.database === null ? 'there is none in it' : 'restored'),
  )
}

function unpack(file: string, aside: string): Promise<Manifest> {
  const known = new Set<string>([...dataFiles, embeddedName, postgresName])
  return read(file, async (name, content) => {
    // A name that we do not write is not one of ours, and may lead anywhere.
    if (!known.has(name)) throw new Error(`it holds ${name}`)
    const target = path.join(aside, name)
    mkdirSync(path.dirname(target), { recursive: true })
    await pipeline(Readable.from(content), createWriteStream(target, { mode: 0o600 }))
  })
}
/** Its manifest, after every file in it went through `take`; without that, by its beginning alone. */
async function read(
  file: string,
  take: ((name: string, content: AsyncIterable<Buffer>) => Promise<void>) | null = null,
): Promise<Manifest> {
  let manifest: Manifest | null = null
  const gunzip = createGunzip()
  const source = createReadStream(file)
  source.on('error', (error) => gunzip.destroy(error)).pipe(gunzip)
  try {
    for await (const { name, content } of entriesOf(gunzip)) {
      if (manifest !== null) {
        await take?.(name, content)
        continue
      }
      manifest = manifestOf(name === manifestName ? String(await wholeOf(content)) : '', file)
      if (take === null) break
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new Problem(`${shortPath(file)} is damaged or no backup of Tessera (${why}).`)
  } finally {
    source.destroy()
  }
  return manifest ?? manifestOf('', file)
}

async function restoreDatabase(
  { database }: Manifest,
  databaseUrl: string | undefined,
  aside: string,
  force: boolean,
): Promise<void> {
  if (database === 'postgres') {
    if (databaseUrl === undefined) {
      throw new Problem('This backup is of a PostgreSQL: name the one to fill with DATABASE_URL.')
    }
    if (!force && (await holdsTables(databaseUrl))) {
      throw new Problem(
        'The database that DATABASE_URL names holds tables already: name an empty one, or add --force to replace them.',
      )
    }
    await restorePostgres(databaseUrl, path.join(aside, postgresName), force)
    rmSync(path.join(aside, postgresName))
  } else if (databaseUrl !== undefined) {
    throw new Problem(
      'This backup is of an embedded database, or of none: unset DATABASE_URL to restore it.',
    )
  }
  if (database !== 'embedded') return
  const copy = path.join(aside, embeddedName)
  const opened = await PGlite.create({
    dataDir: path.join(aside, 'database'),
    loadDataDir: new Blob([await readFile(copy)]),
  })
  await opened.query('select 1')
  await opened.close()
  rmSync(copy)
}

async function holdsTables(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select 1 from information_schema.tables where table_schema = 'public' limit 1`,
    )
    return rows.length > 0
  } finally {
    await client.end()
  }
}

/** A folder that was left in the middle of this is refused by everything but another restore. */
function exchange(dataDir: string, aside: string): void {
  const mark = path.join(dataDir, halfRestored)
  writeFileSync(mark, '')
  for (const name of replaced) rmSync(path.join(dataDir, name), { recursive: true, force: true })
  for (const name of readdirSync(aside)) {
    renameSync(path.join(aside, name), path.join(dataDir, name))
  }
  rmSync(mark)
}
