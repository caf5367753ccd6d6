import type { Address } from '#platform/std/address.ts'
import type { App } from '#platform/server/app.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import {
  type OpenEngine,
  enginesInFull,
  openEngine,
} from '#platform/server/database/testing/databases.ts'
import { sql } from 'kysely'
import { TronWeb } from 'tronweb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { challenge, closeSessions, sessionOf, signIn } from './signIn.ts'

/** How long an unused nonce is kept. */
const ann = 'TAnn' as Address
let engine: OpenEngine
let app: App
describe.each(enginesInFull)('on %s', (on) => {
  beforeAll(async () => {
    engine = await openEngine(on)
    await migrate(engine.db, [])
    const deployment = { chainId: '0x1' }
    app = { db: engine.db, origin: 'http://here', deployment } as unknown as App
  })
  afterAll(() => engine?.close())

  test('an expired one is distinguished from an unknown one for ten minutes, and then is gone', async () => {
    const now = Math.floor(Date.now() / 1000)
    const ages = { fresh: -200, late: 570, old: 630, forgotten: 3_500 }
    for (const [nonce, age] of Object.entries(ages)) {
      const row = { nonce, address: ann, message: nonce, expiresAt: now - age }
      await engine.db.insertInto('nonces').values(row).execute()
    }
    const { nonce: taken } = await challenge(app, ann)
    const attempt = (nonce: string) => signIn(app, { address: ann, nonce, signature: '0x' })
    expect(await attempt('late')).toEqual({ refused: 'NONCE_EXPIRED' })
    expect(await attempt('old')).toEqual({ refused: 'NONCE_UNKNOWN' })
    const kept = await engine.db.selectFrom('nonces').select('nonce').execute()
    expect(kept.map(({ nonce }) => nonce).toSorted()).toEqual(['fresh', taken, 'late'].toSorted())
  })

  /** Signs in as the address of the private key 1 or 2. */
  async function session(key: 1 | 2): Promise<string> {
    const privateKey = String(key).padStart(64, '0')
    const wallet = new TronWeb({ fullHost: 'http://127.0.0.1:1', privateKey })
    const address = wallet.defaultAddress.base58 as Address
    const { nonce, message } = await challenge(app, address)
    const result = await signIn(app, {
      address,
      nonce,
      signature: wallet.trx.signMessageV2(message),
    })
    if ('refused' in result) throw new Error(result.refused)
    return result.token
  }
  const isOpen = async (token: string) => (await sessionOf(app, token)) !== null

  test('an address has twenty sessions: the next sign-in ends the oldest, and no other', async () => {
    const other = await session(2)
    const tokens: string[] = []
    for (let n = 0; n < 23; n++) {
      tokens.push(await session(1))
      // Each a minute older than the next.
      await sql`update sessions set expires_at = expires_at - 60`.execute(engine.db)
    }
    const open = await Promise.all(tokens.map(isOpen))
    expect(open).toEqual([...Array(3).fill(false), ...Array(20).fill(true)])
    expect(await isOpen(other)).toBe(true)
  })

  test('signed out everywhere, an address has no session, and another keeps its own', async () => {
    const [mine, phone, other] = [await session(1), await session(1), await session(2)]
    const { address } = (await sessionOf(app, mine))!
    await closeSessions(app, address)
    expect(await Promise.all([mine, phone, other].map(isOpen))).toEqual([false, false, true])
  })
})
