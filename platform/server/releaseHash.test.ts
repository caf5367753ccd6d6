import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

import { releaseHash } from './releaseHash.ts'

test('the hash of a folder, as find, sort and sha256sum print it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-release-'))
  try {
    mkdirSync(path.join(folder, 'assets'))
    writeFileSync(path.join(folder, 'index.html'), 'page\n')
    writeFileSync(path.join(folder, 'assets/b.js'), 'b\n')
    writeFileSync(path.join(folder, 'assets/Z.js'), 'z\n')
    // By the commands in its comment.
    expect(await releaseHash(folder)).toBe(
      '2c726d5fab29a9827c0bdd9f40aa05f4b36a632be5c05e44a1b7dee40fed81de',
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
