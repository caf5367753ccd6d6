import { type Kysely, type Migration, sql } from 'kysely'

/** A database of the version before has them already. */
export const hints: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table if not exists team_hints (
      address text primary key,
      tx_hash text not null,
      created_at int8 not null
    )`.execute(db)
    // Hints without a transaction are found by their age.
    await sql`create index if not exists team_hints_age on team_hints (created_at)`.execute(db)
  },
}
