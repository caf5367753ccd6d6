import { chainMigration } from '#platform/server/database/chainMigration.ts'

const statements = [
  `create table jar_owners (
    address text primary key,
    balance numeric(78,0) not null,
    movements int8 not null,
    block int8 not null
  )`,
  // A page of somebody's movements is a range of numbers.
  `create table jar_movements (
    owner text not null,
    seq int8 not null,
    kind text not null,
    amount numeric(78,0) not null,
    balance numeric(78,0) not null,
    time int8 not null,
    tx_hash text not null,
    block int8 not null,
    primary key (owner, seq)
  )`,
]

/** The tables of `../tables.ts`. */
export const jars = chainMigration(['jar_owners', 'jar_movements'], statements)
