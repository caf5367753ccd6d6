import { chainMigration } from '#platform/server/database/chainMigration.ts'

const made = [
  'staking_positions',
  'staking_claims',
  'staking_owners',
  'staking_counts',
  'staking_coins',
  'staking_totals',
]

const statements = [
  `create table staking_positions (
    id int8 primary key,
    owner text not null,
    coin text not null,
    amount numeric(78,0) not null,
    term_days int8 not null,
    start int8 not null,
    unlock_time int8 not null,
    reward numeric(78,0) not null,
    paid numeric(78,0) not null,
    state text not null,
    ended_at int8,
    renewed_as int8,
    tx_hash text not null,
    block int8 not null
  )`,
  `create index staking_positions_owner on staking_positions (owner, id)`,
  `create index staking_positions_owner_coin on staking_positions (owner, coin, id)`,
  `create index staking_positions_owner_state on staking_positions (owner, state, id)`,
  `create index staking_positions_owner_coin_state on staking_positions (owner, coin, state, id)`,
  // What has something to claim, now or in a later second.
  `create index staking_positions_unpaid on staking_positions (owner, id)
    where paid < reward and state <> 'left'`,
  // What the next block may find over.
  `create index staking_positions_earning on staking_positions (unlock_time)
    where state = 'earning'`,
  `create table staking_claims (
    block int8 not null,
    tx_index int8 not null,
    log_index int8 not null,
    owner text not null,
    amount numeric(78,0) not null,
    stakes int8 not null,
    total_paid numeric(78,0) not null,
    time int8 not null,
    tx_hash text not null,
    primary key (block, tx_index, log_index)
  )`,
  `create index staking_claims_owner on staking_claims (owner, block, tx_index, log_index)`,
  `create index staking_claims_time on staking_claims (time, block, tx_index, log_index)`,
  `create table staking_owners (
    owner text primary key,
    open int8 not null,
    claims int8 not null,
    claimed numeric(78,0) not null,
    block int8 not null
  )`,
  `create table staking_counts (
    owner text not null,
    coin text not null,
    state text not null,
    positions int8 not null,
    block int8 not null,
    primary key (owner, coin, state)
  )`,
  `create table staking_coins (
    coin text primary key,
    total numeric(78,0) not null,
    open int8 not null,
    ever_opened int8 not null,
    block int8 not null
  )`,
  `create table staking_totals (
    id int8 primary key,
    stakers int8 not null,
    paid numeric(78,0) not null,
    block int8 not null
  )`,
]

/** The tables of `../tables.ts`, with one index for each order a list is read in. */
export const stakes = chainMigration(made, statements)
