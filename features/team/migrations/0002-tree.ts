import { chainMigration } from '#platform/server/database/chainMigration.ts'

const made = [
  'team_level_counts',
  'team_level_changes',
  'team_stretches',
  'team_pledges',
  'team_records',
  'team_line_assets',
  'team_earnings',
  'team_earning_ranges',
]

const statements = [
  // Paths are compared byte by byte, whatever the database's language.
  `alter table team_members
    add column depth int8 not null,
    add column path text collate "C" not null,
    add column active_directs int8 not null,
    add column second_count int8 not null,
    add column pledge numeric(78,0) not null,
    add column direct_pledge numeric(78,0) not null,
    add column second_pledge numeric(78,0) not null,
    add column team_pledge numeric(78,0) not null,
    add column level int8 not null,
    add column records int8 not null`,
  // Room for the next version of a row beside it: a count that changes touches no index.
  `alter table team_members set (fillfactor = 50)`,
  `create index team_members_order on team_members (path)`,
  // Found by the beginning of the address.
  `create index team_members_named on team_members (address text_pattern_ops)`,
  `create table team_level_counts (
    address text not null,
    level int8 not null,
    members int8 not null,
    pledge numeric(78,0) not null,
    block int8 not null,
    primary key (address, level)
  )`,
  `create table team_level_changes (
    address text not null,
    block int8 not null,
    level int8 not null,
    primary key (address, block)
  )`,
  `create table team_stretches (
    from_path text collate "C" primary key,
    members int8 not null,
    block int8 not null
  )`,
  `create table team_pledges (
    source text not null,
    position text not null,
    owner text not null,
    worth numeric(78,0) not null,
    block int8 not null,
    primary key (source, position)
  )`,
  `create table team_records (
    address text not null,
    number int8 not null,
    member text not null,
    line int8 not null,
    source text not null,
    kind text not null,
    worth numeric(78,0) not null,
    time int8 not null,
    tx_hash text not null,
    block int8 not null,
    primary key (address, number)
  )`,
  `create table team_line_assets (
    address text not null,
    line int8 not null,
    asset text not null,
    units numeric(78,0) not null,
    holders int8 not null,
    block int8 not null,
    primary key (address, line, asset)
  )`,
  `create table team_earnings (
    address text primary key,
    earned numeric(78,0) not null,
    block int8 not null
  )`,
  `create table team_earning_ranges (
    from_earned numeric(78,0) primary key,
    members int8 not null,
    earned numeric(78,0) not null,
    block int8 not null
  )`,
]

/** The tree's order, pledges and levels, and what members have earned. */
export const tree = chainMigration(made, statements)
