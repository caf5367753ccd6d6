import { trackChainTable } from '#platform/server/database/migrate.ts'
import { type Kysely, type Migration, sql } from 'kysely'

export const jars: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table jar_owners (
      address text primary key,
      balance numeric(78,0) not null,
      movements int8 not null,
      block int8 not null
    )`.execute(db)
    // A page of somebody's movements is a range of numbers.
    await sql`create table jar_movements (
      owner text not null,
      seq int8 not null,
      kind text not null,
      amount numeric(78,0) not null,
      balance numeric(78,0) not null,
      time int8 not null,
      tx_hash text not null,
      block int8 not null,
      primary key (owner, seq)
    )`.execute(db)
    await trackChainTable(db, 'jar_owners')
    await trackChainTable(db, 'jar_movements')
  },
}
