import { chainMigration } from '#platform/server/database/chainMigration.ts'

const made = [
  'blindbox_series',
  'blindbox_urn_cards',
  'blindbox_chains',
  'blindbox_boxes',
  'blindbox_requests',
  'blindbox_counts',
  'blindbox_totals',
]

const statements = [
  `create table blindbox_series (
    series_id int8 primary key,
    price numeric(78,0) not null,
    start_time int8 not null,
    end_time int8 not null,
    first_share int8 not null,
    complete_time int8 not null,
    penalty numeric(78,0) not null,
    size int8 not null,
    reserved int8 not null,
    sealed int8 not null,
    opening int8 not null,
    opened int8 not null,
    standing boolean not null,
    requests int8 not null,
    next_request int8 not null,
    ended_seq int8,
    tx_hash text not null,
    block int8 not null
  )`,
  `create index blindbox_series_running on blindbox_series (end_time, series_id)
    where ended_seq is null`,
  `create index blindbox_series_ended on blindbox_series (ended_seq) where ended_seq is not null`,
  `create table blindbox_urn_cards (
    series_id int8 not null,
    place int8 not null,
    token_id int8 not null,
    drawn_seq int8,
    block int8 not null,
    primary key (series_id, place)
  )`,
  `create table blindbox_chains (
    series_id int8 not null,
    first_request int8 not null,
    tip text not null,
    tx_hash text not null,
    block int8 not null,
    primary key (series_id, first_request)
  )`,
  `create table blindbox_boxes (
    box_id int8 primary key,
    series_id int8 not null,
    seq int8 not null,
    holder text not null,
    state text not null,
    ended boolean not null,
    price numeric(78,0) not null,
    paid numeric(78,0) not null,
    time int8 not null,
    expiry int8,
    request_id int8,
    place int8,
    token_id int8,
    tx_hash text not null,
    block int8 not null
  )`,
  `create index blindbox_boxes_holder on blindbox_boxes (holder, ended, seq desc)`,
  `create index blindbox_boxes_holder_state on blindbox_boxes (holder, state, seq desc)`,
  `create index blindbox_boxes_holder_series
    on blindbox_boxes (holder, series_id, ended, seq desc)`,
  `create index blindbox_boxes_request on blindbox_boxes (request_id, place)
    where request_id is not null`,
  `create table blindbox_requests (
    request_id int8 primary key,
    series_id int8 not null,
    holder text not null,
    state text not null,
    boxes int8 not null,
    amount numeric(78,0) not null,
    seed text not null,
    request_block int8 not null,
    time int8 not null,
    tx_hash text not null,
    secret text,
    block_hash text,
    fee numeric(78,0),
    first_draw int8,
    settled_block int8,
    settled_tx_hash text,
    settled_by text,
    refund_tx_hash text,
    block int8 not null
  )`,
  `create index blindbox_requests_settled on blindbox_requests (series_id, first_draw)
    where first_draw is not null`,
  `create table blindbox_counts (
    holder text not null,
    series_id int8 not null,
    state text not null,
    boxes int8 not null,
    block int8 not null,
    primary key (holder, series_id, state)
  )`,
  `create table blindbox_totals (
    id int8 primary key,
    series int8 not null,
    ended int8 not null,
    boxes int8 not null,
    block int8 not null
  )`,
]

/** The tables of `../tables.ts`. The chain is read again, for what it told of boxes before. */
export const boxes = chainMigration(made, statements)
