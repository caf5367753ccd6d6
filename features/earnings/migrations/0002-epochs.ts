import { chainMigration } from '#platform/server/database/chainMigration.ts'

const statements = [
  `create table earnings_epochs (
    epoch int8 primary key,
    state text not null,
    root text not null,
    data_hash text not null,
    up_to_block int8 not null,
    acceptable_at int8 not null,
    total numeric(78,0) not null,
    matches boolean not null,
    why text,
    posted_at int8 not null,
    tx_hash text not null,
    block int8 not null
  )`,
  `create table earnings_bonuses (
    account text primary key,
    lines int8 not null,
    total numeric(78,0) not null,
    block int8 not null
  )`,
  `create index earnings_epochs_state on earnings_epochs (state, epoch)`,
]

/** Epochs of level bonuses, as RewardDistributor tells of them. */
export const epochs = chainMigration(['earnings_epochs', 'earnings_bonuses'], statements)
