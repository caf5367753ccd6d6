import { type Kysely, type Migration, sql } from 'kysely'

/** Whoever asks what he has bought is answered without a look at what others did. */
export const purchases: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `create index nft_card_events_minted on nft_card_events (to_address, token_id)
          where kind = 'mint'`,
      )
      .execute(db)
  },
}
