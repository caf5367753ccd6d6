/** Where blocks that may be undone keep what each row was before them, and what puts it back. */
export const undoStatements: readonly string[] = [
  // Read rarely and soon forgotten: not worth compressing.
  `create table chain_undo (
    block int8 not null, seq int8 generated always as identity, table_name text not null,
    before json, after json, primary key (block, seq))`,
  `alter table chain_undo alter column before set storage external,
    alter column after set storage external`,
  // What a block did to a table is one row, column by column: this makes one of the image of one row.
  `create function undo_columns(image jsonb) returns json language sql immutable as $$
    select json_object_agg(key, json_build_array(value)) from jsonb_each(image) $$`,
  `create function refuse_change() returns trigger language plpgsql as $$
  begin raise exception '%', tg_argv[0]; end $$`,
  // What a row was before each change of a block; nothing is noted while rows are put back.
  `create function note_undo() returns trigger language plpgsql as $$
  declare current_block text := current_setting('tessera.block', true);
  begin
    if current_block is null or current_block = '' then return null; end if;
    insert into chain_undo (block, table_name, before, after) values (current_block::int8, tg_table_name,
      case when tg_op <> 'INSERT' then undo_columns(to_jsonb(old)) end,
      case when tg_op <> 'DELETE' then undo_columns(to_jsonb(new)) end);
    return null;
  end $$`,
  /*
   * Undoes a block and all after it, in the database itself, so that no amount passes through a float; a table at a
   * time: of a row that was written many times only what it was before the first of them matters. Both sides of a change
   * count by their own key, which may be another.
   */
  `create function undo_blocks(lowest int8) returns int8 language plpgsql as $$
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
            format('json_array_elements_text(at_image -> %L)', attname) as elements,
            format('r.%I::%s', attname, format_type(atttypid, atttypmod)) as typed
          from pg_index join pg_attribute on attrelid = indrelid and attnum > 0 and not attisdropped
          where indrelid = name::regclass and indisprimary
      )
      select string_agg(cell, ', ' order by attnum) filter (where is_key),
          string_agg(cell, ', ' order by attnum),
          format('%s from noted, rows from (%s) as r (%s)',
            string_agg(typed, ', ' order by attnum) filter (where is_key),
            string_agg(elements, ', ' order by attnum) filter (where is_key),
            string_agg(cell, ', ' order by attnum) filter (where is_key)),
          format('%s from noted, rows from (%s) as r (%s)',
            string_agg(typed, ', ' order by attnum), string_agg(elements, ', ' order by attnum),
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

export const undoFunctions = [
  'refuse_change()',
  'note_undo()',
  'undo_columns(jsonb)',
  'undo_blocks(int8)',
] as const
