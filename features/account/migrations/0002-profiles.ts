import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table account_profiles (
    address text primary key,
    nickname text not null,
    nickname_key text not null,
    named_at int8 not null,
    introduction text not null,
    picture text,
    updated_at int8 not null
  )`,
  `create index account_profiles_newest on account_profiles (named_at desc, address)
    where nickname <> ''`,
  `create index account_profiles_alike on account_profiles (nickname_key, named_at, address)
    where nickname <> ''`,
  `create table account_nickname_words (
    word text collate "C" not null,
    address text not null,
    primary key (word, address)
  )`,
  `create index account_nickname_words_of on account_nickname_words (address)`,
  `create table account_pictures (
    hash text not null,
    owner text not null,
    bytes bytea not null,
    made_at int8 not null,
    primary key (hash, owner)
  )`,
  `create index account_pictures_of on account_pictures (owner)`,
]

export const profiles: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
