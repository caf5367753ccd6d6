import { chainMigration } from '#platform/server/database/chainMigration.ts'

const statements = [
  `alter table staking_claims add column number int8 not null`,
  `drop index staking_claims_owner`,
  `create unique index staking_claims_number on staking_claims (owner, number)`,
]

/** An owner's claims have numbers: a page is a range of them, however far down. */
export const claimNumbers = chainMigration([], statements)
