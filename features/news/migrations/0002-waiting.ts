import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table news_waiting (
    number int8 primary key,
    previous text not null,
    time int8 not null,
    kind text not null check (kind in ('news', 'release', 'security', 'incident')),
    en_title text not null,
    en_body text not null,
    tc_title text not null,
    tc_body text not null,
    spenders text not null,
    release text,
    signature text not null
  )`,
  `create unique index news_waiting_one on news_waiting ((true))`,
]

export const waiting: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
