import { type Kysely, type Migration, sql } from 'kysely'

/** What one address or one place may leave here is bounded, and found without reading what others have left. */
export const boundedRows: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create index orders_unmined_of on orders (address, created_at, id) where not proven`,
      `create index orders_unmined_age on orders (created_at) where not proven`,
      `create index sessions_of on sessions (address, expires_at)`,
      // Lost with a crash of the database, and worth no more: a minute's counts.
      `create unlogged table call_counts (
        key text primary key, count int8 not null, ends_at int8 not null)`,
      `create index call_counts_age on call_counts (ends_at)`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
