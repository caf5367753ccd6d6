import { chainMigration } from '#platform/server/database/chainMigration.ts'

/** A card's row names its open listing, so that what moves or stakes a card need not look for one. */
export const openListings = chainMigration(
  [],
  ['alter table nft_cards add column open_listing int8'],
)
