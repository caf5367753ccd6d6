import { chainMigration } from '#platform/server/database/chainMigration.ts'

const counts = [
  'income',
  'level1',
  'level2',
  'bonus',
  'cards',
  'liquidity',
  'staking',
  'claims',
  'paid_fees',
  'paid_bonus',
  'paid_cards',
  'paid_liquidity',
  'paid_staking',
]

const statements = [
  `create table earnings_lists (
    account text primary key,
    ${counts.map((name) => `${name} int8 not null`).join(', ')},
    block int8 not null
  )`,
  `alter table earnings_transfers add column number int8, add column part_number int8`,
  `alter table earnings_fees add column bonus_number int8`,
  `drop index earnings_transfers_credit`,
  `drop index earnings_transfers_kind`,
  `drop index earnings_transfers_debit`,
  `drop index earnings_fees_bonus`,
  // A line is an income's or a claim's: it stands in two indexes, not in four.
  `create index earnings_transfers_income on earnings_transfers (credit, number)
    where kind <> 'claim' and number is not null`,
  `create index earnings_transfers_kind on earnings_transfers (credit, kind, part_number)
    where kind <> 'claim' and number is not null`,
  `create index earnings_transfers_claim on earnings_transfers (debit, number)
    where kind = 'claim'`,
  `create index earnings_transfers_book on earnings_transfers (debit, book, part_number)
    where kind = 'claim'`,
  // What a row is changed to finds room beside it, and no index has to be told.
  ...['lists', 'sums', 'days', 'bonuses'].map(
    (name) => `alter table earnings_${name} set (fillfactor = 50)`,
  ),
  `create index earnings_fees_number on earnings_fees (level1, bonus_number)
    where bonus_number is not null`,
]

/** Lines of an address have numbers in every list they stand in: a page is a range of them, however far down. */
export const numbers = chainMigration(['earnings_lists'], statements)
