import { chainMigration } from '#platform/server/database/chainMigration.ts'

const statements = [
  `create table earnings_leaves (
    epoch int8 not null,
    leaf int8 not null,
    account text not null,
    amount numeric(78,0) not null check (amount > 0),
    proof text not null,
    claimed boolean not null,
    block int8 not null,
    primary key (epoch, leaf)
  )`,
  `create index earnings_leaves_due on earnings_leaves (account, epoch) where not claimed`,
]

/** Leaves of accepted epochs, each with an amount of its own, and whether it was claimed. */
export const leaves = chainMigration(['earnings_leaves'], statements)
