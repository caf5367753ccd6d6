import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Deployment } from '#platform/chain/deployment.ts'
import { configOf } from '#platform/server/config.ts'
import { afterAll, expect, test } from 'vitest'

import { openServer } from './server.ts'

const place = mkdtempSync(path.join(tmpdir(), 'tessera-embedded-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

test.each(['nile', 'mainnet'])('on %s no database is made in silence', async (network) => {
  const dataDir = path.join(place, network)
  const config = configOf({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' })
  const deployment = { network } as Deployment
  await expect(openServer({ config, deployment, webFolder: null })).rejects.toThrow(
    `DATABASE_URL is not set. On ${network} name a PostgreSQL with it, or set DATABASE_URL=embedded to keep everything in ${dataDir}.`,
  )
  expect(existsSync(dataDir)).toBe(false)
})
