import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table news_waiting (like news_announcements including constraints including indexes)`,
  // One at a time.
  `create unique index news_waiting_one on news_waiting ((true))`,
]

export const waiting: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
