import { type Kysely, type Migration, sql } from 'kysely'

export const interests: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw('create table rwa_interests (account text primary key, created_at int8 not null)')
      .execute(db)
  },
}
