import type { Address } from '#platform/std/address.ts'
import type { App } from '#platform/server/app.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { type OpenEngine, openEngine } from '#platform/server/database/testDatabases.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { challenge, signIn } from './signIn.ts'

/** How long a nonce that nobody used is kept. */
const ann = 'TAnn' as Address
let engine: OpenEngine
let app: App
beforeAll(async () => {
  engine = await openEngine()
  await migrate(engine.db, [])
  const deployment = { chainId: '0x1' }
  app = { db: engine.db, origin: 'http://here', deployment } as unknown as App
})
afterAll(() => engine?.close())

test('an expired one is told apart from an unknown one for ten minutes, and then is gone', async () => {
  const now = Math.floor(Date.now() / 1000)
  const ages = { fresh: -200, late: 570, old: 630, forgotten: 3_500 }
  for (const [nonce, age] of Object.entries(ages)) {
    const row = { nonce, address: ann, message: nonce, expiresAt: now - age }
    await engine.db.insertInto('nonces').values(row).execute()
  }
  const { nonce: given } = await challenge(app, ann)
  const attempt = (nonce: string) => signIn(app, { address: ann, nonce, signature: '0x' })
  expect(await attempt('late')).toEqual({ refused: 'NONCE_EXPIRED' })
  expect(await attempt('old')).toEqual({ refused: 'NONCE_UNKNOWN' })
  const kept = await engine.db.selectFrom('nonces').select('nonce').execute()
  expect(kept.map(({ nonce }) => nonce).toSorted()).toEqual(['fresh', given, 'late'].toSorted())
})
