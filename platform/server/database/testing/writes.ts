import { sql } from 'kysely'

import type { Database } from '../db.ts'

/** Counts the rows that are written from here on, in any table; a write that is undone counts too. */
export async function countWrites(db: Database): Promise<() => Promise<number>> {
  await sql`create sequence writes_seen`.execute(db)
  await sql`create function note_write() returns trigger language plpgsql as
    $$ begin perform nextval('writes_seen'); return null; end $$`.execute(db)
  const { rows: tables } = await sql<{ name: string }>`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  for (const { name } of tables) {
    await sql`create trigger zz_note_write after insert or update or delete on ${sql.table(name)}
      for each row execute function note_write()`.execute(db)
  }
  return async () => {
    const { rows } = await sql<{ writes: number }>`
      select case when is_called then last_value else 0 end as writes from writes_seen`.execute(db)
    return rows[0]!.writes
  }
}
