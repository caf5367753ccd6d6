import { type Kysely, type Migration, sql } from 'kysely'

export const members: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table account_members (
      address text primary key,
      inviter text,
      created_at int8 not null,
      updated_at int8 not null
    )`.execute(db)
  },
}
