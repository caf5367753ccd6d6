import { chainMigration } from '#platform/server/database/chainMigration.ts'

const made = [
  'nft_listings',
  'nft_frozen_sales',
  'nft_offers',
  'nft_sales',
  'nft_card_counts',
  'nft_worth_ranges',
]

const onSale = 'where listing_number is not null'

const statements = [
  `alter table nft_cards
    add column standing text not null,
    add column approved boolean not null,
    add column listing_number int8,
    add column listing_seq int8,
    add column listing_coin text,
    add column listing_price numeric(78,0),
    add column listing_worth numeric(78,0),
    add column listing_expiry int8,
    add column sale_number int8,
    add column sale_buyer text,
    add column sale_coin text,
    add column sale_amount numeric(78,0),
    add column sale_unlock_time int8,
    add column offers int8 not null`,
  `alter table nft_card_events add column coin text`,
  `alter table nft_holders
    add column claims int8 not null,
    add column approves_all boolean not null,
    add column offers int8 not null,
    add column open_offers int8 not null`,
  `alter table nft_level_stats
    add column sales int8 not null,
    add column market_volume numeric(78,0) not null,
    add column offers int8 not null`,
  `alter table nft_totals
    add column listings int8 not null,
    add column open_offers int8 not null,
    add column rate_sun numeric(78,0) not null,
    add column rate_usdt numeric(78,0) not null`,
  // One index for each order and filter that cards are read in. A level's ids follow each other, so a level is a
  // range of ids, and ids within it are in the order of purchase.
  `drop index nft_cards_price`,
  `drop index nft_cards_staked`,
  `create index nft_cards_standing_id on nft_cards (standing, token_id)`,
  `create index nft_cards_standing_seq on nft_cards (standing, seq)`,
  `create index nft_cards_unlisted on nft_cards (token_id) where listing_number is null`,
  `create index nft_cards_listed_id on nft_cards (token_id) ${onSale}`,
  `create index nft_cards_listed_seq on nft_cards (seq) ${onSale}`,
  `create index nft_cards_worth on nft_cards (listing_worth, token_id) ${onSale}`,
  `create index nft_cards_level_worth on nft_cards (level, listing_worth, token_id) ${onSale}`,
  `create index nft_cards_standing_worth on nft_cards (standing, listing_worth, token_id) ${onSale}`,
  `create index nft_cards_level_standing_worth
    on nft_cards (level, standing, listing_worth, token_id) ${onSale}`,
  `create index nft_cards_listing on nft_cards (listing_seq) ${onSale}`,
  `create index nft_cards_level_listing on nft_cards (level, listing_seq) ${onSale}`,
  `create index nft_cards_standing_listing on nft_cards (standing, listing_seq) ${onSale}`,
  `create index nft_cards_level_standing_listing on nft_cards (level, standing, listing_seq) ${onSale}`,
  `create index nft_claims_owner on nft_claims (owner, block, tx_index, log_index)`,
  `create table nft_listings (
    token_id int8 not null,
    number int8 not null,
    seq int8 not null,
    seller text not null,
    coin text not null,
    price numeric(78,0) not null,
    worth numeric(78,0) not null,
    listed_at int8 not null,
    expiry int8 not null,
    state text not null,
    ended_at int8,
    tx_hash text not null,
    block int8 not null,
    primary key (token_id, number)
  )`,
  // A card has at most one open listing.
  `create unique index nft_listings_open on nft_listings (token_id) where state = 'open'`,
  `create index nft_listings_seller on nft_listings (seller, token_id) where state = 'open'`,
  `create index nft_listings_expiry on nft_listings (expiry) where state = 'open'`,
  `create table nft_frozen_sales (
    token_id int8 not null,
    number int8 not null,
    level int8 not null,
    seller text not null,
    buyer text not null,
    coin text not null,
    amount numeric(78,0) not null,
    state text not null,
    sold_at int8 not null,
    unlock_time int8 not null,
    ended_at int8,
    tx_hash text not null,
    block int8 not null,
    primary key (token_id, number)
  )`,
  `create index nft_frozen_sales_seller on nft_frozen_sales (seller, sold_at)`,
  `create index nft_frozen_sales_buyer on nft_frozen_sales (buyer, sold_at)`,
  `create table nft_offers (
    number int8 primary key,
    maker text not null,
    token_id int8,
    level int8 not null,
    coin text not null,
    amount numeric(78,0) not null,
    worth numeric(78,0) not null,
    state text not null,
    made_at int8 not null,
    expiry int8 not null,
    ended_at int8,
    tx_hash text not null,
    block int8 not null
  )`,
  `create index nft_offers_maker on nft_offers (maker, number)`,
  `create index nft_offers_maker_open on nft_offers (maker, number) where state = 'open'`,
  `create index nft_offers_maker_ended on nft_offers (maker, number) where state <> 'open'`,
  `create index nft_offers_expiry on nft_offers (expiry) where state = 'open'`,
  `create index nft_offers_best on nft_offers (worth desc, number) where state = 'open'`,
  `create index nft_offers_card on nft_offers (token_id, worth desc, number)
    where state = 'open' and token_id is not null`,
  `create index nft_offers_level on nft_offers (level, worth desc, number)
    where state = 'open' and token_id is null`,
  `create table nft_sales (
    block int8 not null,
    tx_index int8 not null,
    log_index int8 not null,
    token_id int8 not null,
    level int8 not null,
    kind text not null,
    coin text not null,
    price numeric(78,0) not null,
    worth numeric(78,0) not null,
    time int8 not null,
    tx_hash text not null,
    primary key (block, tx_index, log_index)
  )`,
  `create index nft_sales_card on nft_sales (token_id, block, tx_index, log_index)`,
  `create index nft_sales_level on nft_sales (level, block, tx_index, log_index)`,
  `create table nft_card_counts (
    list text not null,
    level int8 not null,
    standing text not null,
    bucket int8 not null,
    cards int8 not null,
    block int8 not null,
    primary key (list, level, standing, bucket)
  )`,
  `create table nft_worth_ranges (
    id int8 primary key,
    from_worth numeric(78,0) not null,
    from_id int8 not null,
    block int8 not null
  )`,
  `create unique index nft_worth_ranges_from on nft_worth_ranges (from_worth, from_id)`,
]

/** The market: what is listed, sold and offered, and cards sorted by it. The chain is read again, for what it told of it before. */
export const market = chainMigration(made, statements)
