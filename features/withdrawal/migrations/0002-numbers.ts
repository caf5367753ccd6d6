import { chainMigration } from '#platform/server/database/chainMigration.ts'

const statements = [
  `alter table withdrawal_payouts add column number int8 not null`,
  `drop index withdrawal_payouts_owner`,
  `create unique index withdrawal_payouts_number on withdrawal_payouts (owner, number)`,
]

/** An owner's withdrawals have numbers: a page is a range of them, however far down. */
export const numbers = chainMigration([], statements)
