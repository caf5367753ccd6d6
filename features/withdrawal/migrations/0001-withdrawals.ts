import { chainMigration } from '#platform/server/database/chainMigration.ts'

const made = ['withdrawal_payouts', 'withdrawal_owners']

const statements = [
  `create table withdrawal_payouts (
    block int8 not null,
    tx_index int8 not null,
    log_index int8 not null,
    owner text not null,
    amount numeric(78,0) not null,
    fee numeric(78,0) not null,
    time int8 not null,
    tx_hash text not null,
    primary key (block, tx_index, log_index)
  )`,
  `create index withdrawal_payouts_owner on withdrawal_payouts (owner, block, tx_index, log_index)`,
  `create table withdrawal_owners (
    owner text primary key,
    payouts int8 not null,
    withdrawn numeric(78,0) not null,
    block int8 not null
  )`,
]

/** The tables of `../tables.ts`. */
export const withdrawals = chainMigration(made, statements)
