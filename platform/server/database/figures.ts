import { sql } from 'kysely'

import type { App } from '#platform/server/app.ts'
import { held } from '#platform/server/http/held.ts'
import { sqlName } from './names.ts'

/** The size of a database and of its tables. */
export interface DatabaseFigures {
  readonly bytes: number
  /** False from a piece of the log that the archive did not take until the next that it takes. */
  readonly archives: boolean
  /** Rows as PostgreSQL last estimated them, bytes with indexes. */
  readonly tables: readonly {
    readonly name: string
    readonly rows: number
    readonly bytes: number
  }[]
}

/** A collector may come more often than sizes matter. */
const heldMs = 60_000
const figuresOf = new WeakMap<App, () => Promise<DatabaseFigures | null>>()

/** null where the database does not answer. */
export function databaseFigures(app: App): Promise<DatabaseFigures | null> {
  const known = figuresOf.get(app)
  if (known !== undefined) return known()
  const asking = held(
    () => read(app).catch(() => null),
    (figures) => figures !== null,
    heldMs,
  )
  figuresOf.set(app, asking)
  return asking()
}

async function read({ db, tables }: App): Promise<DatabaseFigures> {
  const names = tables.map(({ name }) => sqlName(name))
  const { rows } = await sql<{
    name: string
    rows: number
    bytes: number
    whole: number
    archives: boolean | null
  }>`
    select relname::text as name, greatest(reltuples, 0)::int8 as rows,
      pg_total_relation_size(oid) as bytes, pg_database_size(current_database()) as whole,
      (select last_failed_time is null or last_archived_time > last_failed_time
        from pg_stat_archiver) as archives
    from pg_class where relkind = 'r' and pg_table_is_visible(oid)
      and relname = any (${`{${names.join()}}`}::text::text[])`.execute(db)
  return {
    bytes: Number(rows[0]?.whole ?? 0),
    archives: rows[0]?.archives !== false,
    tables: rows.map(({ name, rows: count, bytes }) => ({
      name,
      rows: Number(count),
      bytes: Number(bytes),
    })),
  }
}
