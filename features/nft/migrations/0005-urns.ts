import { chainMigration } from '#platform/server/database/chainMigration.ts'

const inHands = "standing <> 'inUrn'"

const statements = [
  `drop index nft_cards_unlisted`,
  `create index nft_cards_unlisted on nft_cards (token_id)
    where listing_number is null and ${inHands}`,
  `create index nft_cards_in_hands_id on nft_cards (token_id) where ${inHands}`,
  `create index nft_cards_in_hands_seq on nft_cards (seq) where ${inHands}`,
]

/** Cards in an urn stand apart, and the lists are of what is in somebody's hands. The chain is read again for it. */
export const urns = chainMigration([], statements)
