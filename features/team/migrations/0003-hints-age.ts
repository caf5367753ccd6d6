import { type Kysely, type Migration, sql } from 'kysely'

/** Hints that came to nothing are found by their age. */
export const hintsAge: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index team_hints_age on team_hints (created_at)`.execute(db)
  },
}
