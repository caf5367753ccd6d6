import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { keptFile, sourcesOfKept } from '#apps/deploy/keptFile.ts'
import { features } from '#apps/server/features.ts'
import { openDatabase } from '#platform/server/database/db.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { askForDump } from '#platform/server/database/soleOpener.ts'
import {
  type Engine,
  type OpenEngine,
  keptDatabase,
  openEngine,
  usualEngine,
} from '#platform/server/database/testing/databases.ts'

/** A database with every table and no row: a copy of one that was migrated once for these sources. */
export async function openMigrated(engine: Engine = usualEngine): Promise<OpenEngine> {
  if (engine === 'PGlite') return openEngine(engine, await keptFile('migrated', dumpMigrated))
  const name = `migrated_${sourcesOfKept().slice(0, 32)}`
  await keptDatabase(name, (db) => migrate(db, features))
  return openEngine(engine, name)
}

async function dumpMigrated(file: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-migrated-'))
  try {
    const db = await openDatabase({ databaseUrl: null, dataDir })
    try {
      await migrate(db, features)
      await askForDump(path.join(dataDir, 'database'), file)
    } finally {
      await db.destroy()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
