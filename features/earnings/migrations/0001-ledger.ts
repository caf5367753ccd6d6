import { chainMigration } from '#platform/server/database/chainMigration.ts'

const made = ['earnings_transfers', 'earnings_sums', 'earnings_days', 'earnings_fees']

const place = 'block, tx_index, log_index'

const statements = [
  `create table earnings_transfers (
    block int8 not null,
    tx_index int8 not null,
    log_index int8 not null,
    line int8 not null,
    kind text not null,
    book text not null,
    debit text not null,
    credit text not null,
    coin text not null,
    amount numeric(78,0) not null check (amount > 0),
    time int8 not null,
    tx_hash text not null,
    primary key (${place}, line),
    check (debit <> credit)
  )`,
  `create index earnings_transfers_credit on earnings_transfers (credit, ${place}, line)`,
  `create index earnings_transfers_kind on earnings_transfers (credit, kind, ${place}, line)`,
  `create index earnings_transfers_debit on earnings_transfers (debit, ${place}, line)`,
  // Undoing deletes, and nothing else ever touches a row that is there.
  `create function earnings_refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'a transfer of the ledger is never changed'; end $$`,
  `create trigger earnings_never_changed before update on earnings_transfers
    for each row execute function earnings_refuse_change()`,
  `create table earnings_sums (
    account text not null,
    book text not null,
    kind text not null,
    coin text not null,
    credited numeric(78,0) not null,
    debited numeric(78,0) not null,
    transfers int8 not null,
    block int8 not null,
    primary key (account, book, kind, coin)
  )`,
  `create table earnings_days (
    account text not null,
    coin text not null,
    kind text not null,
    day int8 not null,
    amount numeric(78,0) not null,
    block int8 not null,
    primary key (account, coin, kind, day)
  )`,
  `create table earnings_fees (
    block int8 not null,
    tx_index int8 not null,
    log_index int8 not null,
    source text not null,
    payer text not null,
    fee numeric(78,0) not null,
    level1 text,
    level2 text,
    bonus_level int8 not null,
    bonus numeric(78,0) not null,
    time int8 not null,
    tx_hash text not null,
    primary key (${place})
  )`,
  // What an epoch sums up, and which fees a bonus is from.
  `create index earnings_fees_bonus on earnings_fees (level1, ${place}) where bonus > 0`,
]

/** The tables of `../tables.ts`, with one index for each order a list is read in. */
export const ledger = chainMigration(made, statements)
