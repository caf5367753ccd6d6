import { chainMigration } from '#platform/server/database/chainMigration.ts'

const statements = [
  `alter table nft_claims add column number int8 not null`,
  `drop index nft_claims_owner`,
  `create unique index nft_claims_number on nft_claims (owner, number)`,
]

/** An owner's claims have numbers: a page is a range of them, however far down. */
export const claimNumbers = chainMigration([], statements)
