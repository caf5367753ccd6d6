import { openMigrated } from '#tests/journeys/openMigrated.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Database } from './db.ts'
import { type OpenEngine, engines } from './testing/databases.ts'
import { writtenOnce } from './writtenOnce.ts'

describe.each(engines)('on %s', (on) => {
  let engine: OpenEngine
  beforeAll(async () => {
    engine = await openMigrated(on)
    const row = (nonce: string, expiresAt: number) => ({
      nonce,
      address: 'T' as never,
      message: `of ${nonce}`,
      expiresAt,
    })
    await engine.db
      .insertInto('nonces')
      .values([row('a', 1), row('b', 2), row('c', 3)])
      .execute()
  })
  afterAll(() => engine?.close())

  test('each use sends its own values, whatever order they stand in; what is no value stays', async () => {
    let written = 0
    const find = writtenOnce((db: Database, { from, not }: { from: number; not: string }) => {
      written += 1
      return db
        .selectFrom('nonces')
        .select(['nonce', 'expiresAt'])
        .where('nonce', '!=', not)
        .where('expiresAt', '>=', from)
        .where('address', '=', 'T' as never)
        .orderBy('nonce')
    })
    const [a, b, c] = [1, 2, 3].map((expiresAt) => ({ nonce: ' abc'[expiresAt], expiresAt }))
    expect(await find(engine.db, { from: 1, not: 'b' })).toEqual([a, c])
    expect(await find(engine.db, { not: 'a', from: 2 })).toEqual([b, c])
    expect(
      await Promise.all([1, 2, 3, 4].map((from) => find(engine.db, { from, not: '' }))),
    ).toEqual([[a, b, c], [b, c], [c], []])
    expect(written).toBe(1)
  })

  test('inside a transaction it sees what was written there', async () => {
    const find = writtenOnce((db: Database, { nonce }: { nonce: string }) =>
      db.selectFrom('nonces').select('message').where('nonce', '=', nonce),
    )
    const back = new Error('taken back')
    const seen: unknown[] = []
    const work = engine.db.transaction().execute(async (inside) => {
      await inside
        .updateTable('nonces')
        .set({ message: 'inside' })
        .where('nonce', '=', 'a')
        .execute()
      seen.push(...(await find(inside, { nonce: 'a' })))
      throw back
    })
    await expect(work).rejects.toBe(back)
    expect(seen).toEqual([{ message: 'inside' }])
    expect(await find(engine.db, { nonce: 'a' })).toEqual([{ message: 'of a' }])
  })
})
