import { type Kysely, type Migration, sql } from 'kysely'

/** What waits is found by the newest row about a subject. */
const statements = [
  `create index admin_log_subject on admin_log (subject, number)`,
  `create index admin_log_action on admin_log (action, number)`,
]

export const subjects: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
