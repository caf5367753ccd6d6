import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { openDatabase } from './db.ts'

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
