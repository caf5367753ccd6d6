import { type Kysely, type Migration, Migrator, sql } from 'kysely'

import { mostDigits } from '#platform/server/orders/calldata.ts'
import { boundedRows } from './boundedRows.ts'
import { type Database, patiently } from './db.ts'
import type { ServerFeature } from '#platform/server/feature.ts'

/** Tables of the platform, and the trigger that lets any from-chain table be rolled back. */
const platform: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table chain_blocks (
        number int8 primary key, id text not null, parent text not null, time int8 not null)`,
      `create table chain_transactions (
        hash text primary key, block int8 not null, tx_index int8 not null, owner text not null,
        contract text, data text not null, call_value numeric(78,0) not null, result text not null,
        reason text, fee numeric(78,0) not null, energy int8 not null)`,
      `create index chain_transactions_order on chain_transactions (owner, block, tx_index)`,
      `create table chain_undo (
        block int8 not null, seq int8 generated always as identity, table_name text not null,
        before jsonb, after jsonb, primary key (block, seq))`,
      `create table sessions (
        token_hash text primary key, address text not null, expires_at int8 not null)`,
      `create table nonces (
        nonce text primary key, address text not null, message text not null, expires_at int8 not null)`,
      `create table orders (
        id text primary key, address text not null, request_id text not null, kind text not null,
        subject text not null, call text not null, data text not null, call_value numeric(78,0) not null,
        created_at int8 not null, expires_at int8 not null, tx_hash text unique, sent_at int8,
        unique (address, request_id))`,
      `create index orders_of on orders (address, created_at desc, id)`,
      // What a row was before each change of a block; nothing is noted while rows are put back.
      `create function note_undo() returns trigger language plpgsql as $$
      declare current_block text := current_setting('tessera.block', true);
      begin
        if current_block is null or current_block = '' then return null; end if;
        insert into chain_undo (block, table_name, before, after) values (current_block::int8, tg_table_name,
          case when tg_op = 'INSERT' then null else to_jsonb(old) end,
          case when tg_op = 'DELETE' then null else to_jsonb(new) end);
        return null;
      end $$`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
    await trackChainTable(db, 'chain_blocks')
    await trackChainTable(db, 'chain_transactions')
  },
}

/** Puts back what the trigger has noted; in the database itself, so that no amount passes through a float. */
const undo: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create function undo_block(height int8) returns int8 language plpgsql as $$
      declare
        change record;
        key text;
        gone int8;
        count int8 := 0;
      begin
        for change in select * from chain_undo where block = height order by seq desc loop
          count := count + 1;
          if change.after is not null then
            select string_agg(quote_ident(a.attname), ', ') into strict key
              from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
              where i.indrelid = change.table_name::regclass and i.indisprimary;
            execute format(
              'delete from %1$I where (%2$s) = (select %2$s from jsonb_populate_record(null::%1$I, $1))',
              change.table_name, key) using change.after;
            get diagnostics gone = row_count;
            if gone <> 1 then
              raise exception 'a row of % that block % wrote is not there', change.table_name, height;
            end if;
          end if;
          if change.before is not null then
            execute format('insert into %1$I select * from jsonb_populate_record(null::%1$I, $1)',
              change.table_name) using change.before;
          end if;
        end loop;
        delete from chain_undo where block = height;
        return count;
      end $$`.execute(db)
  },
}

/** Whose turn it is to index; `indexer/lease.ts` says how. Expired from the start. */
const indexerLease: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table indexer_lease (
      id int8 primary key check (id = 1), holder text not null, term int8 not null,
      expires_at int8 not null)`.execute(db)
    await sql`insert into indexer_lease values (1, '', 0, 0)`.execute(db)
  },
}

/** Where an order's hash is from, and whether it was seen to be of the order's call. */
const orderHashes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column told boolean not null default false,
      add column proven boolean not null default false`.execute(db)
    await sql`update orders set told = true where tx_hash is not null`.execute(db)
    await sql`update orders set proven = true
      where tx_hash in (select hash from chain_transactions)`.execute(db)
  },
}

/** Old rows are looked for at every sign-in and every look of an operator: never by reading the whole table. */
const ages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index nonces_age on nonces (expires_at)`.execute(db)
    await sql`create index sessions_age on sessions (expires_at)`.execute(db)
    await sql`create index orders_age on orders (created_at)`.execute(db)
  },
}

/**
 * Undoes a block and all after it, a table at a time: of a row that was written many times only what it was before the
 * first of them matters. Both sides of a change count by their own key, which may be another.
 */
const undoMany: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create function undo_blocks(lowest int8) returns int8 language plpgsql as $$
      declare
        name text;
        key text;
        own text;
        said text;
        missing int8;
        count int8;
      begin
        for name in select distinct table_name from chain_undo where block >= lowest loop
          select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
              string_agg('r.' || quote_ident(a.attname), ', ' order by a.attnum) into strict key, own
            from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
            where i.indrelid = name::regclass and i.indisprimary;
          said := format('select %2$s, at_side, at_block, at_seq, at_image from (
            select 0 as at_side, block as at_block, seq as at_seq, before as at_image from chain_undo
              where table_name = %1$L and block >= $1 and before is not null
            union all select 1, block, seq, after from chain_undo
              where table_name = %1$L and block >= $1 and after is not null
          ) as sides, jsonb_populate_record(null::%1$I, at_image) as r', name, own);
          execute format('with last as (
            select distinct on (%2$s) %2$s, at_side from (%3$s) as said
              order by %2$s, at_block desc, at_seq desc, at_side desc
          ), gone as (
            delete from %1$I where (%2$s) in (select %2$s from last where at_side = 1) returning 1
          ) select (select count(*) from last where at_side = 1) - (select count(*) from gone)',
            name, key, said) into missing using lowest;
          if missing <> 0 then
            raise exception 'a row of % that a block from % on wrote is not there', name, lowest;
          end if;
          execute format('insert into %1$I select r.* from (
            select distinct on (%2$s) at_side, at_image from (%3$s) as said
              order by %2$s, at_block, at_seq, at_side
          ) as first, jsonb_populate_record(null::%1$I, at_image) as r where at_side = 0',
            name, key, said) using lowest;
        end loop;
        delete from chain_undo where block >= lowest;
        get diagnostics count = row_count;
        return count;
      end $$`.execute(db)
    await sql`drop function undo_block`.execute(db)
  },
}

/** A row for which nothing is to be noted calls no trigger: most are noted many at once, by who writes them. */
const quietTrigger: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of await chainTables(db)) {
      await sql`drop trigger note_undo on ${sql.table(table)}`.execute(db)
      await trackChainTable(db, table)
    }
  },
}

/**
 * What a block did to a table is one row, column by column: a line of its own for each change took a quarter of the
 * time in which the index is written. `undo_columns` makes one of the image of one row.
 */
const undoTogether: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create function undo_columns(image jsonb) returns json language sql immutable as $$
        select json_object_agg(key, json_build_array(value)) from jsonb_each(image) $$`,
      `alter table chain_undo alter column before type json using undo_columns(before),
        alter column after type json using undo_columns(after)`,
      // Read rarely and soon forgotten: not worth pressing together.
      `alter table chain_undo alter column before set storage external,
        alter column after set storage external`,
      `create or replace function note_undo() returns trigger language plpgsql as $$
      declare current_block text := current_setting('tessera.block', true);
      begin
        if current_block is null or current_block = '' then return null; end if;
        insert into chain_undo (block, table_name, before, after) values (current_block::int8, tg_table_name,
          case when tg_op <> 'INSERT' then undo_columns(to_jsonb(old)) end,
          case when tg_op <> 'DELETE' then undo_columns(to_jsonb(new)) end);
        return null;
      end $$`,
      `create or replace function undo_blocks(lowest int8) returns int8 language plpgsql as $$
      declare
        name text;
        key text;
        own text;
        key_of text;
        own_of text;
        noted text;
        missing int8;
        count int8;
      begin
        for name in select distinct table_name from chain_undo where block >= lowest loop
          with cells as (
            select attnum, attnum = any (indkey) as is_key, quote_ident(attname) as cell,
                format('json_array_elements_text(at_image -> %L)', attname) as told,
                format('r.%I::%s', attname, format_type(atttypid, atttypmod)) as typed
              from pg_index join pg_attribute on attrelid = indrelid and attnum > 0 and not attisdropped
              where indrelid = name::regclass and indisprimary
          )
          select string_agg(cell, ', ' order by attnum) filter (where is_key),
              string_agg(cell, ', ' order by attnum),
              format('%s from noted, rows from (%s) as r (%s)',
                string_agg(typed, ', ' order by attnum) filter (where is_key),
                string_agg(told, ', ' order by attnum) filter (where is_key),
                string_agg(cell, ', ' order by attnum) filter (where is_key)),
              format('%s from noted, rows from (%s) as r (%s)',
                string_agg(typed, ', ' order by attnum), string_agg(told, ', ' order by attnum),
                string_agg(cell, ', ' order by attnum))
            into strict key, own, key_of, own_of from cells;
          noted := format('with noted as (
            select block as at_block, seq as at_seq, 0 as at_side, before as at_image from chain_undo
              where table_name = %1$L and block >= $1 and before is not null
            union all select block, seq, 1, after from chain_undo
              where table_name = %1$L and block >= $1 and after is not null
          ), ', name);
          execute noted || format('sides (at_block, at_seq, at_side, %2$s) as (
            select at_block, at_seq, at_side, %3$s
          ), last as (
            select distinct on (%2$s) %2$s, at_side from sides
              order by %2$s, at_block desc, at_seq desc, at_side desc
          ), gone as (
            delete from %1$I where (%2$s) in (select %2$s from last where at_side = 1) returning 1
          ) select (select count(*) from last where at_side = 1) - (select count(*) from gone)',
            name, key, key_of) into missing using lowest;
          if missing <> 0 then
            raise exception 'a row of % that a block from % on wrote is not there', name, lowest;
          end if;
          -- A block's images of a table hold a key once on each side: the row was before what came of it.
          execute noted || format('sides (at_block, at_seq, at_side, %3$s) as (
            select at_block, at_seq, at_side, %4$s
          ), first as (
            select distinct on (%2$s) * from sides order by %2$s, at_block, at_seq, at_side
          ) insert into %1$I (%3$s) select %3$s from first where at_side = 0',
            name, key, own, own_of) using lowest;
        end loop;
        delete from chain_undo where block >= lowest;
        get diagnostics count = row_count;
        return count;
      end $$`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

/** How indexes are made that an index of the chain, while it comes into being, is written without. */
const laterIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table later_indexes (definition text primary key)`.execute(db)
  },
}

/** Long calldata gives way to its hash, as `keptCalldata` has it: rows compare it, and the node has it whole. */
export const keptCalldataOnly: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['chain_transactions', 'orders']) {
      await sql`update ${sql.table(table)} set data = '#' || encode(sha256(convert_to(data, 'UTF8')), 'hex')
        where length(data) > ${mostDigits}`.execute(db)
    }
  },
}

/**
 * Makes those that were left out. `beside`: another connection to the same database, by which half of them are made at
 * the same time; they stay where the rest fails, and the next time are there already.
 */
export async function makeLaterIndexes<Tables>(
  db: Kysely<Tables>,
  beside: Database | null = null,
): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    delete from later_indexes returning definition`.execute(db)
  const all = rows
    .map(({ definition }) => definition.replace(/ index /i, '$&if not exists '))
    .sort()
  const make = async (own: Kysely<Tables>, some: readonly string[]): Promise<void> => {
    for (const definition of some) await sql.raw(definition).execute(own)
  }
  if (beside === null) return make(db, all)
  // Of each table every other one.
  const half = (odd: number) => all.filter((_, i) => i % 2 === odd)
  await Promise.all([
    make(db, half(0)),
    beside.transaction().execute((own) => make(own as unknown as Kysely<Tables>, half(1))),
  ])
}

async function hasLaterIndexes(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 where to_regclass('later_indexes') is not null`.execute(db)
  return rows.length > 0
}

/** Makes a from-chain table one that a reorganisation rolls back and that indexing again rebuilds. */
export async function trackChainTable(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`create trigger note_undo after insert or update or delete on ${sql.table(table)}
    for each row when (current_setting('tessera.block', true) <> '')
    execute function note_undo()`.execute(db)
}

/** Every table that carries the trigger: what is from the chain. */
export async function chainTables<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname = 'note_undo' and pg_table_is_visible(tgrelid) order by 1`.execute(db)
  return rows.map((row) => row.name)
}

/**
 * For a migration whose indexer learns events that it has passed over, or writes more of each: everything
 * from the chain is forgotten and read again from the first block on. What users have written stays.
 */
export async function forgetChain<Tables>(db: Kysely<Tables>): Promise<void> {
  const names = [...(await chainTables(db)), 'chain_undo']
  // Emptying a table makes its files anew; a new database has thirty tables to forget a dozen times.
  const { rows } = await sql<{ name: string }>`${sql.join(
    names.map((name) => sql`(select ${name} as name from ${sql.table(name)} limit 1)`),
    sql` union all `,
  )}`.execute(db)
  if (rows.length === 0) return
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db)
}

export async function migrate(opened: Database, features: readonly ServerFeature[]): Promise<void> {
  const db = patiently(opened)
  const migrations: Record<string, Migration> = {
    '0000-platform': platform,
    '0001-undo': undo,
    '0002-indexer-lease': indexerLease,
    '0003-order-hashes': orderHashes,
    '0004-ages': ages,
    '0005-undo-many': undoMany,
    '0006-quiet-trigger': quietTrigger,
    '0007-undo-together': undoTogether,
    '0008-later-indexes': laterIndexes,
    '0009-kept-calldata': keptCalldataOnly,
    '0010-bounded-rows': boundedRows,
  }
  for (const feature of features) {
    for (const [name, migration] of Object.entries(feature.migrations)) {
      migrations[`${feature.name}/${name}`] = migration
    }
  }
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  })
  const isOld = (await migrator.getMigrations()).some(({ executedAt }) => executedAt === undefined)
  // Migrations drop indexes by their names. Whoever left some out has stopped before it was at the head.
  if (isOld && (await hasLaterIndexes(db)))
    await db.transaction().execute((own) => makeLaterIndexes(own))
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
