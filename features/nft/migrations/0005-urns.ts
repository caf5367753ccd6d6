import { forgetChain } from '#platform/server/database/migrate.ts'
import { type Kysely, type Migration, sql } from 'kysely'

/** Cards in an urn stand apart, and the lists are of what is in somebody's hands. The chain is read again for it. */
export const urns: Migration = {
  async up(db: Kysely<unknown>) {
    await forgetChain(db)
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const inHands = "standing <> 'inUrn'"

const statements = [
  `drop index nft_cards_unlisted`,
  `create index nft_cards_unlisted on nft_cards (token_id)
    where listing_number is null and ${inHands}`,
  `create index nft_cards_in_hands_id on nft_cards (token_id) where ${inHands}`,
  `create index nft_cards_in_hands_seq on nft_cards (seq) where ${inHands}`,
]
