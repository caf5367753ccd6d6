import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { hasRoom } from './db.ts'
import { type OpenEngine, openEngine } from './testing/databases.ts'

let engine: OpenEngine
beforeAll(async () => {
  engine = await openEngine()
  await sql`create table things (id int8)`.execute(engine.db)
})
afterAll(() => engine?.close())

/** As PostgreSQL refuses a write on a full disk. */
const full = sql`do $$ begin
  raise exception 'could not extend file: No space left on device' using errcode = '53100';
end $$`

test.each(['alone', 'in a transaction'])(
  'a write (%s) that finds the disk full is noted until one is kept',
  async (where) => {
    const { db } = engine
    expect(hasRoom(db)).toBe(true)
    const failing =
      where === 'alone' ? full.execute(db) : db.transaction().execute((own) => full.execute(own))
    // The caller learns that the database is at fault, and that nothing was stored.
    await expect(failing).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      code: '53100',
      unconfirmed: false,
    })
    expect(hasRoom(db)).toBe(false)
    await sql`select count(*) from things`.execute(db)
    expect(hasRoom(db)).toBe(false)
    await sql`insert into things values (1)`.execute(db)
    expect(hasRoom(db)).toBe(true)
  },
)
