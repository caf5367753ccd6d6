import { chainMigration } from '#platform/server/database/chainMigration.ts'

const made = [
  'nft_cards',
  'nft_card_events',
  'nft_pledges',
  'nft_claims',
  'nft_holders',
  'nft_level_stats',
  'nft_totals',
]

const statements = [
  `create table nft_cards (
    token_id int8 primary key,
    seq int8 not null,
    level int8 not null,
    owner text not null,
    minted_at int8 not null,
    bought_for numeric(78,0) not null,
    usdt_price numeric(78,0) not null,
    pledge_start int8,
    unlock_time int8,
    reward numeric(78,0) not null,
    paid numeric(78,0) not null,
    events int8 not null,
    block int8 not null
  )`,
  `create unique index nft_cards_seq on nft_cards (seq)`,
  `create index nft_cards_owner on nft_cards (owner, seq)`,
  `create index nft_cards_price on nft_cards (usdt_price, token_id)`,
  `create index nft_cards_staked on nft_cards (seq) where unlock_time is not null`,
  `create table nft_card_events (
    token_id int8 not null,
    seq int8 not null,
    kind text not null,
    from_address text,
    to_address text,
    amount numeric(78,0),
    time int8 not null,
    tx_hash text not null,
    block int8 not null,
    primary key (token_id, seq)
  )`,
  `create table nft_pledges (
    owner text not null,
    seq int8 not null,
    token_id int8 not null,
    level int8 not null,
    start int8 not null,
    unlock_time int8 not null,
    reward numeric(78,0) not null,
    paid numeric(78,0) not null,
    ended_at int8,
    ending text,
    tx_hash text not null,
    block int8 not null,
    primary key (owner, seq)
  )`,
  // A card has at most one running stake.
  `create unique index nft_pledges_running on nft_pledges (token_id) where ended_at is null`,
  `create table nft_claims (
    block int8 not null,
    tx_index int8 not null,
    log_index int8 not null,
    owner text not null,
    amount numeric(78,0) not null,
    owed numeric(78,0) not null,
    total_paid numeric(78,0) not null,
    time int8 not null,
    tx_hash text not null,
    primary key (block, tx_index, log_index)
  )`,
  `create index nft_claims_time on nft_claims (time, block, tx_index, log_index)`,
  `create table nft_holders (
    owner text primary key,
    cards int8 not null,
    pledges int8 not null,
    owed numeric(78,0) not null,
    claimed numeric(78,0) not null,
    block int8 not null
  )`,
  `create table nft_level_stats (
    level int8 primary key,
    minted int8 not null,
    staked int8 not null,
    volume numeric(78,0) not null,
    block int8 not null
  )`,
  `create table nft_totals (
    id int8 primary key,
    minted int8 not null,
    holders int8 not null,
    reward_paid numeric(78,0) not null,
    block int8 not null
  )`,
]

/** The tables of `../tables.ts`, with one index for each order a list is read in. */
export const cards = chainMigration(made, statements)
