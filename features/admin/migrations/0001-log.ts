import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table admin_log (
    number int8 primary key check (number > 0),
    time int8 not null,
    who text not null,
    action text not null,
    subject text not null,
    reason text not null,
    previous text not null unique,
    signature text not null,
    hash text not null unique
  )`,
  `create function admin_log_refuse() returns trigger language plpgsql as $$
  begin raise exception 'the log of operators only grows'; end $$`,
  `create trigger only_grows before update or delete on admin_log
    for each row execute function admin_log_refuse()`,
  `create trigger never_emptied before truncate on admin_log
    for each statement execute function admin_log_refuse()`,
]

export const log: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
