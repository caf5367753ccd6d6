import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table launch_profiles (
    subject text primary key,
    owner text not null,
    picture text,
    website text not null,
    telegram text not null,
    x text not null,
    introduction text not null,
    updated_at int8 not null
  )`,
  `create index launch_profiles_of on launch_profiles (owner)`,
  `create table launch_pictures (
    hash text not null,
    owner text not null,
    bytes bytea not null,
    made_at int8 not null,
    primary key (hash, owner)
  )`,
  `create index launch_pictures_of on launch_pictures (owner)`,
  `create table launch_hidden (
    token text primary key,
    hidden_at int8 not null
  )`,
]

export const profiles: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
