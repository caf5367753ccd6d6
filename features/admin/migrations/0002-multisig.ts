import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table admin_multisig_calls (
    id text primary key,
    raw text not null,
    owner text not null,
    proposed_by text not null,
    time int8 not null,
    expires int8 not null
  )`,
  `create index admin_multisig_calls_expires on admin_multisig_calls (expires)`,
  `create table admin_multisig_signatures (
    id text not null references admin_multisig_calls (id) on delete cascade,
    signer text not null,
    signature text not null,
    primary key (id, signer)
  )`,
]

export const multisig: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
