import type { Database } from '#platform/server/database/db.ts'
import { sql } from 'kysely'

import type { Row, Table } from './table.ts'

export class Findings {
  /** How many rows were compared of each table, and what else. */
  readonly compared: Record<string, number> = {}
  /** One sentence each. */
  readonly differences: string[] = []

  count(what: string, by = 1): void {
    this.compared[what] = (this.compared[what] ?? 0) + by
  }

  same(what: string, here: unknown, chain: unknown): void {
    // Numbers of a database are not all of one kind.
    if (String(here) === String(chain)) return
    this.differences.push(`${what}: ${String(here)} here, ${String(chain)} by the chain`)
  }
}

/**
 * Every row of a table, and every one that it should have. One that contains only 0 counts as none.
 */
export async function compare(db: Database, table: Table, found: Findings): Promise<void> {
  const { name, key, columns, rows, query } = table
  const all = [...key, ...columns]
  const selected = all.map((column, i) => `${column} as c${i}`).join(', ')
  const from = query === null ? name : `(${query}) as read`
  const read = await sql.raw<Row>(`select ${selected} from ${from}`).execute(db)
  const byKey = (values: readonly (readonly unknown[])[]) =>
    new Map(
      values
        .map((row) => [row.slice(0, key.length).join(' '), row.slice(key.length)] as const)
        .filter(([, row]) => row.some((value) => String(value) !== '0')),
    )
  const here = byKey(read.rows.map((row) => all.map((_, i) => row[`c${i}`])))
  const chain = byKey(rows.map((row) => all.map((column) => row[column])))
  const every = new Set([...here.keys(), ...chain.keys()])
  found.count(name, every.size)
  for (const one of every) {
    const [own, wanted] = [here.get(one), chain.get(one)]
    if (own === undefined || wanted === undefined) {
      found.same(`${name} of ${one}`, rowOrNone(own), rowOrNone(wanted))
      continue
    }
    for (const [i, column] of columns.entries()) {
      found.same(`${name}.${column} of ${one}`, own[i], wanted[i])
    }
  }
}

const rowOrNone = (row: unknown): string => (row === undefined ? 'no row' : 'a row')
