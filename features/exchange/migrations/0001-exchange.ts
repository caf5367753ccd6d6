import { chainMigration } from '#platform/server/database/chainMigration.ts'

const made = [
  'exchange_pairs',
  'exchange_coins',
  'exchange_trades',
  'exchange_traders',
  'exchange_candles',
  'exchange_averages',
  'exchange_totals',
]

const statements = [
  `create table exchange_pairs (
    pair text primary key,
    seq int8 not null,
    token0 text not null,
    token1 text not null,
    reserve0 numeric(78,0) not null,
    reserve1 numeric(78,0) not null,
    depth numeric(78,0) not null,
    trades int8 not null,
    created_at int8 not null,
    changed_at int8 not null,
    block int8 not null
  )`,
  `create unique index exchange_pairs_seq on exchange_pairs (seq)`,
  `create index exchange_pairs_token0 on exchange_pairs (token0, depth desc, seq)`,
  `create index exchange_pairs_token1 on exchange_pairs (token1, depth desc, seq)`,
  `create table exchange_coins (
    coin text primary key,
    seq int8 not null,
    pairs int8 not null,
    usdt_pair text,
    trx_pair text,
    price numeric(78,0),
    depth numeric(78,0) not null,
    volume24h numeric(78,0) not null,
    traders24h int8 not null,
    score numeric(78,0) not null,
    volume numeric(78,0) not null,
    trades int8 not null,
    created_at int8 not null,
    block int8 not null
  )`,
  `create unique index exchange_coins_seq on exchange_coins (seq)`,
  `create index exchange_coins_score on exchange_coins (score desc, seq)`,
  `create table exchange_trades (
    pair text not null,
    seq int8 not null,
    kind text not null,
    trader text not null,
    amount0 numeric(78,0) not null,
    amount1 numeric(78,0) not null,
    worth numeric(78,0) not null,
    recent boolean not null,
    time int8 not null,
    tx_hash text not null,
    block int8 not null,
    primary key (pair, seq)
  )`,
  `create index exchange_trades_recent on exchange_trades (time) where recent`,
  `create table exchange_traders (
    coin text not null,
    trader text not null,
    last_at int8 not null,
    recent boolean not null,
    block int8 not null,
    primary key (coin, trader)
  )`,
  `create index exchange_traders_recent on exchange_traders (last_at) where recent`,
  `create table exchange_candles (
    coin text not null,
    span int8 not null,
    time int8 not null,
    open numeric(78,0) not null,
    high numeric(78,0) not null,
    low numeric(78,0) not null,
    close numeric(78,0) not null,
    volume numeric(78,0) not null,
    trades int8 not null,
    traders int8 not null,
    block int8 not null,
    primary key (coin, span, time)
  )`,
  `create table exchange_averages (
    block int8 not null,
    tx_index int8 not null,
    log_index int8 not null,
    pair text not null,
    price numeric(78,0) not null,
    time int8 not null,
    span int8 not null,
    primary key (block, tx_index, log_index)
  )`,
  `create index exchange_averages_pair on exchange_averages (pair, time)`,
  `create table exchange_totals (
    id int8 primary key,
    pairs int8 not null,
    coins int8 not null,
    block int8 not null
  )`,
  `create table exchange_coin_facts (
    coin text primary key,
    symbol text not null,
    name text not null,
    decimals int8 not null,
    symbol_key text not null,
    name_key text not null,
    total_supply numeric(78,0),
    circulating numeric(78,0),
    market_cap numeric(78,0),
    read_at int8 not null,
    read_block int8 not null
  )`,
  `create index exchange_coin_facts_cap on exchange_coin_facts (market_cap desc, coin)
    where market_cap is not null`,
  `create index exchange_coin_facts_symbol on exchange_coin_facts (symbol_key)`,
  `create index exchange_coin_facts_name on exchange_coin_facts (name_key)`,
  `create table exchange_coin_words (
    word text collate "C" not null,
    coin text not null,
    primary key (word, coin)
  )`,
  `create index exchange_coin_words_coin on exchange_coin_words (coin)`,
]

/** The tables of `../tables.ts`, with one index for each order a list is read in. */
export const exchange = chainMigration(made, statements)
