import { chainMigration } from '#platform/server/database/chainMigration.ts'

const made = [
  'lp_pools',
  'lp_stakes',
  'lp_stakers',
  'lp_records',
  'lp_record_counts',
  'lp_days',
  'lp_totals',
  'lp_purchases',
  'lp_buyers',
  'lp_issue_counts',
]

const statements = [
  `create table lp_pools (
    pool text primary key,
    staked numeric(78,0) not null,
    stakers int8 not null,
    paid numeric(78,0) not null,
    block int8 not null
  )`,
  `create table lp_stakes (
    pool text not null,
    owner text not null,
    staked numeric(78,0) not null,
    claimed numeric(78,0) not null,
    block int8 not null,
    primary key (pool, owner)
  )`,
  `create table lp_stakers (
    owner text primary key,
    pools int8 not null,
    claimed numeric(78,0) not null,
    block int8 not null
  )`,
  `create table lp_records (
    block int8 not null,
    tx_index int8 not null,
    log_index int8 not null,
    pool text not null,
    owner text not null,
    kind text not null,
    amount numeric(78,0) not null,
    given_up numeric(78,0) not null,
    pool_paid numeric(78,0) not null,
    all_paid numeric(78,0) not null,
    time int8 not null,
    tx_hash text not null,
    primary key (block, tx_index, log_index)
  )`,
  `create index lp_records_owner on lp_records (owner, block, tx_index, log_index)`,
  `create index lp_records_owner_pool on lp_records (owner, pool, block, tx_index, log_index)`,
  `create index lp_records_owner_kind on lp_records (owner, kind, block, tx_index, log_index)`,
  `create index lp_records_owner_pool_kind
    on lp_records (owner, pool, kind, block, tx_index, log_index)`,
  // What was paid up to a moment.
  `create index lp_records_time on lp_records (time, block, tx_index, log_index)`,
  `create index lp_records_pool_time on lp_records (pool, time, block, tx_index, log_index)`,
  `create table lp_record_counts (
    owner text not null,
    pool text not null,
    kind text not null,
    records int8 not null,
    block int8 not null,
    primary key (owner, pool, kind)
  )`,
  `create table lp_days (
    pool text not null,
    day int8 not null,
    staked numeric(78,0) not null,
    paid numeric(78,0) not null,
    block int8 not null,
    primary key (pool, day)
  )`,
  `create table lp_totals (
    id int8 primary key,
    stakers int8 not null,
    paid numeric(78,0) not null,
    issues int8 not null,
    block int8 not null
  )`,
  `create table lp_purchases (
    id int8 primary key,
    buyer text not null,
    pair text not null,
    coin text not null,
    amount numeric(78,0) not null,
    amount0 numeric(78,0) not null,
    amount1 numeric(78,0) not null,
    liquidity numeric(78,0) not null,
    worth numeric(78,0) not null,
    reward numeric(78,0) not null,
    state text not null,
    time int8 not null,
    issue_time int8 not null,
    issued_at int8,
    issue_seq int8,
    issue_tx_hash text,
    tx_hash text not null,
    bought_block int8 not null,
    block int8 not null
  )`,
  `create index lp_purchases_buyer on lp_purchases (buyer, id)`,
  `create index lp_purchases_buyer_rewards on lp_purchases (buyer, id) where state <> 'none'`,
  `create index lp_purchases_buyer_state on lp_purchases (buyer, state, id)`,
  // The few whose last change is not final.
  `create index lp_purchases_buyer_block on lp_purchases (buyer, block)`,
  `create index lp_purchases_tx on lp_purchases (tx_hash)`,
  `create index lp_purchases_issue on lp_purchases (issue_seq) where issue_seq is not null`,
  `create index lp_purchases_pair_issue on lp_purchases (pair, issue_seq)
    where issue_seq is not null`,
  `create table lp_buyers (
    buyer text primary key,
    purchases int8 not null,
    waiting int8 not null,
    issued int8 not null,
    block int8 not null
  )`,
  `create table lp_issue_counts (
    pair text primary key,
    issues int8 not null,
    block int8 not null
  )`,
]

/** The tables of `../tables.ts`, with one index for each order a list is read in. */
export const liquidity = chainMigration(made, statements)
