import { createWriteStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { openPglite } from '#platform/server/database/pglite.ts'
import { askForDump } from '#platform/server/database/soleOpener.ts'

import { isOurs, lockHolder, takeDataFolder } from '../run/data-folder.mjs'
import { Problem } from '../run/problem.mjs'
import { phase } from '../run/report.mjs'
import { shortPath } from '../run/root.mjs'
import type { Settings } from '../run/settings.mjs'
import { type Manifest, dataFiles, embeddedName, manifestName, postgresName } from './manifest.ts'
import { dumpPostgres } from './postgres.ts'
import { type TarFile, tarOf } from './tar.ts'

/**
 * One file with everything that DATA_DIR and the database hold, while the stack runs or not. A server on
 * PostgreSQL and a node elsewhere keeps nothing in DATA_DIR, and has none.
 * @returns its size in bytes
 * @throws Problem
 */
export async function backUp(settings: Settings, to: string): Promise<number> {
  const { dataDir, databaseUrl } = settings
  const folder = existsSync(dataDir) && isOurs(dataDir)
  if (!folder && databaseUrl === undefined) {
    throw new Problem(
      `${shortPath(dataDir)} holds no data of Tessera: is DATA_DIR the folder it ran in?`,
    )
  }
  if (existsSync(to)) {
    throw new Problem(`${shortPath(to)} is there already: name another file with --to.`)
  }
  // A running process keeps the lock and continues; if there is none, none starts meanwhile.
  const runs = lockHolder(dataDir) !== null
  const release = runs || !folder ? () => {} : takeDataFolder(dataDir)
  const aside = mkdtempSync(path.join(path.dirname(to), '.tessera-backup-'))
  try {
    const database = await phase(
      'Database',
      () => copyDatabase({ dataDir, databaseUrl, runs }, aside),
      (copy) => (copy === null ? 'there is none yet' : `copied, ${copy.kind}`),
    )
    const manifest: Manifest = {
      format: 1,
      made: new Date().toISOString(),
      database: database?.kind ?? null,
      folder,
    }
    const files: TarFile[] = [
      { name: manifestName, from: Buffer.from(`${JSON.stringify(manifest)}\n`) },
      ...(database === null ? [] : [{ name: database.name, from: database.file }]),
      ...(folder ? dataFiles : [])
        .map((name) => ({ name, from: path.join(dataDir, name) }))
        .filter(({ from }) => existsSync(from)),
    ]
    return await phase(
      'Backup',
      async (report) => {
        report('writing the file')
        await write(files, to)
        return (await stat(to)).size
      },
      (size) =>
        `${shortPath(to)}, ${(size / 1e6).toFixed(1)} MB${folder ? '' : `; the database alone: there is no data in ${shortPath(dataDir)}`}`,
    )
  } finally {
    rmSync(aside, { recursive: true, force: true })
    release()
  }
}

interface Copy {
  readonly kind: 'embedded' | 'postgres'
  readonly name: string
  readonly file: string
}

async function copyDatabase(
  { dataDir, databaseUrl, runs }: Pick<Settings, 'dataDir' | 'databaseUrl'> & { runs: boolean },
  aside: string,
): Promise<Copy | null> {
  if (databaseUrl !== undefined) {
    const file = path.join(aside, postgresName)
    await dumpPostgres(databaseUrl, file)
    return { kind: 'postgres', name: postgresName, file }
  }
  const folder = path.join(dataDir, 'database')
  const file = path.join(aside, embeddedName)
  const copy = { kind: 'embedded', name: embeddedName, file } as const
  if (await askForDump(folder, file)) return copy
  if (runs) {
    throw new Problem(
      `What runs in ${shortPath(dataDir)} has no database open: wait until npm start prints its address and run this again, or set DATABASE_URL where it uses PostgreSQL.`,
    )
  }
  if (!existsSync(path.join(folder, 'PG_VERSION')) || existsSync(`${folder}.making`)) return null
  const driver = (await openPglite(folder)).createDriver()
  try {
    await askForDump(folder, file)
    return copy
  } finally {
    await driver.destroy()
  }
}

/** All of it or nothing under its name, for its owner's eyes alone: sessions are in it. */
async function write(files: readonly TarFile[], to: string): Promise<void> {
  const part = `${to}.part`
  try {
    await pipeline(
      Readable.from(tarOf(files)),
      createGzip({ level: 3 }),
      createWriteStream(part, { mode: 0o600 }),
    )
    const file = await open(part, 'r+')
    await file.sync()
    await file.close()
    await rename(part, to)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}
