import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { withSecretFiles } from './secretFiles.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tessera-secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (name: string, text: string): string => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

test('a secret is read from its file, without the end of the line; other variables stay', () => {
  const file = fileOf('url', 'postgresql://tessera:pass@database/tessera\n')
  expect(withSecretFiles({ PORT: '1', DATABASE_URL_FILE: file, METRICS_TOKEN: 't' })).toMatchObject(
    {
      PORT: '1',
      DATABASE_URL: 'postgresql://tessera:pass@database/tessera',
      METRICS_TOKEN: 't',
    },
  )
  expect(withSecretFiles({ METRICS_TOKEN_FILE: '' })).not.toHaveProperty('METRICS_TOKEN')
})

test('two values of one secret, a missing file and an empty one are refused by name', () => {
  const file = fileOf('token', 'x')
  expect(() => withSecretFiles({ METRICS_TOKEN: 'y', METRICS_TOKEN_FILE: file })).toThrow(
    'METRICS_TOKEN and METRICS_TOKEN_FILE are both set',
  )
  const missing = path.join(folder, 'none')
  expect(() => withSecretFiles({ TRON_API_KEY_FILE: missing })).toThrow(
    `TRON_API_KEY_FILE names ${missing}, which cannot be read.`,
  )
  const empty = fileOf('empty', '\n')
  expect(() => withSecretFiles({ TESSERA_BOX_SECRET_FILE: empty })).toThrow('which is empty')
})
