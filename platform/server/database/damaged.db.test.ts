import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { openDatabase } from './db.ts'

/** An embedded database that does not open again. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-damaged-'))
const folder = path.join(dataDir, 'database')
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const open = () => openDatabase({ dataDir, databaseUrl: null })
const message = /database does not open \(.+\).* npm run restore -- FILE --force puts a backup/s

test('the error names the restore, and the files stay as they are', async () => {
  const db = await open()
  await db.destroy()
  writeFileSync(path.join(folder, 'global', 'pg_control'), 'ruined')
  for (let again = 0; again < 2; again++) await expect(open()).rejects.toThrow(message)
  // The file by which PostgreSQL recognises its folder.
  rmSync(path.join(folder, 'PG_VERSION'))
  await expect(open()).rejects.toThrow(message)
  expect(readdirSync(folder)).toContain('global')
})
