import { type Kysely, type Migration, sql } from 'kysely'

/** Orders that the node's receipt settles. */
export const receipts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column by_receipt boolean not null default false,
      add column receipt text`.execute(db)
    await sql`create index orders_unsettled on orders (address, created_at desc)
      where by_receipt and tx_hash is not null and receipt is null`.execute(db)
  },
}
