import { type Kysely, type Migration, sql } from 'kysely'

/** Whom an address has given cards to. */
export const gifts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index nft_card_events_gifts on nft_card_events (from_address, to_address)
      where kind = 'gift'`.execute(db)
  },
}
