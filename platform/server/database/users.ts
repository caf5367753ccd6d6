import { type Kysely, type Migration, sql } from 'kysely'

/** What each schema with tables from the chain has of its own. */
export const ofEachSchema = [
  `create table if not exists chain_schema (fingerprint text not null, tables text[] not null)`,
  // Whose turn it is to index: `indexer/lease.ts`. Expired from the start.
  `create table if not exists indexer_lease (
    id int8 primary key check (id = 1), holder text not null, term int8 not null,
    expires_at int8 not null)`,
  `insert into indexer_lease values (1, '', 0, 0) on conflict do nothing`,
]

const statements = [
  ...ofEachSchema,
  `create table if not exists sessions (
    token_hash text primary key, address text not null, expires_at int8 not null)`,
  `create index if not exists sessions_age on sessions (expires_at)`,
  `create index if not exists sessions_of on sessions (address, expires_at)`,
  `create table if not exists nonces (
    nonce text primary key, address text not null, message text not null, expires_at int8 not null)`,
  `create index if not exists nonces_age on nonces (expires_at)`,
  `create table if not exists orders (
    id text primary key, address text not null, request_id text not null, kind text not null,
    subject text not null, call text not null, data text not null, call_value numeric(78,0) not null,
    created_at int8 not null, expires_at int8 not null, tx_hash text unique, sent_at int8,
    told boolean not null default false, proven boolean not null default false,
    unique (address, request_id))`,
  `create index if not exists orders_of on orders (address, created_at desc, id)`,
  // What an address has under way, without reading all that it ever did.
  `create index if not exists orders_open on orders (address, coalesce(sent_at, expires_at))`,
  `create index if not exists orders_age on orders (created_at)`,
  `create index if not exists orders_unmined_of on orders (address, created_at, id) where not proven`,
  `create index if not exists orders_unmined_age on orders (created_at) where not proven`,
  // Lost with a crash of the database, and worth no more: a minute's counts.
  `create unlogged table if not exists call_counts (
    key text primary key, count int8 not null, ends_at int8 not null)`,
  `create index if not exists call_counts_age on call_counts (ends_at)`,
]

/** Tables of the platform that the chain does not fill; a database of the version before has them already. */
export const users: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
