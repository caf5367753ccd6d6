import { chainMigration } from '#platform/server/database/chainMigration.ts'

const statements = [
  `create table blindbox_bond_moves (
    series_id int8 not null,
    seq int8 not null,
    kind text not null,
    amount numeric(78,0) not null,
    bond numeric(78,0) not null,
    from_address text,
    request_id int8,
    time int8 not null,
    tx_hash text not null,
    block int8 not null,
    primary key (series_id, seq)
  )`,
  `create table blindbox_account_moves (
    account text not null,
    seq int8 not null,
    kind text not null,
    amount numeric(78,0) not null,
    since int8,
    time int8 not null,
    tx_hash text not null,
    block int8 not null,
    primary key (account, seq)
  )`,
  `create index blindbox_urn_cards_left on blindbox_urn_cards (token_id) where drawn_seq is null`,
]

/** Bond, credits and limits as they moved, and urns by their cards. The chain is read again, for what it told of them. */
export const money = chainMigration(['blindbox_bond_moves', 'blindbox_account_moves'], statements)
