import { chainMigration } from '#platform/server/database/chainMigration.ts'

const statements = [
  `alter table lp_records
    add column number int8 not null,
    add column pool_number int8 not null,
    add column kind_number int8 not null,
    add column pool_kind_number int8 not null`,
  `drop index lp_records_owner`,
  `drop index lp_records_owner_pool`,
  `drop index lp_records_owner_kind`,
  `drop index lp_records_owner_pool_kind`,
  `create unique index lp_records_number on lp_records (owner, number)`,
  `create unique index lp_records_pool_number on lp_records (owner, pool, pool_number)`,
  `create unique index lp_records_kind_number on lp_records (owner, kind, kind_number)`,
  `create unique index lp_records_pool_kind_number
    on lp_records (owner, pool, kind, pool_kind_number)`,
]

/** An owner's records have a number in each list they stand in: a page is a range of them, however far down. */
export const recordNumbers = chainMigration([], statements)
