import { type Kysely, type Migration, sql } from 'kysely'

/** Records of those who do not come back are found by their age. */
export const membersAge: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index account_members_age on account_members (updated_at)`.execute(db)
  },
}
