import { openMigrated } from '#tests/journeys/openMigrated.ts'
import { type OpenEngine, enginesInFull } from '#platform/server/database/testing/databases.ts'
import type { Address } from '#platform/std/address.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { nicknameKeys } from '../migrations/0004-nickname-keys.ts'
import type { AccountTables } from '../tables.ts'

let engine: OpenEngine
describe.each(enginesInFull)('on %s', (on) => {
  beforeAll(async () => {
    engine = await openMigrated(on)
  })
  afterAll(() => engine?.close())

  test('the migration recomputes keys and words of nicknames that were saved before', async () => {
    const db = engine.db.withTables<AccountTables>()
    const own = { introduction: '', picture: null, namedAt: 5, updatedAt: 5 }
    const rows = [
      { ...own, address: 'TAnn' as Address, nickname: 'Moɾgan', nicknameKey: 'moɾgan' },
      { ...own, address: 'TBob' as Address, nickname: '', nicknameKey: '' },
    ]
    await db.insertInto('accountProfiles').values(rows).execute()
    const word = { word: 'moɾgan', address: 'TAnn' as Address }
    await db.insertInto('accountNicknameWords').values(word).execute()
    await nicknameKeys.up(engine.db as never)
    const profiles = db.selectFrom('accountProfiles').selectAll().orderBy('address')
    expect(await profiles.execute()).toEqual([{ ...rows[0], nicknameKey: 'morgan' }, rows[1]])
    const words = await db.selectFrom('accountNicknameWords').selectAll().execute()
    expect(words).toEqual([{ word: 'morgan', address: 'TAnn' }])
  })
})
