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

/** Every row of a table, and every one that it should have. */
export async function compare(db: Database, { name, key, columns, rows }: Table, found: Findings) {
  const all = [...key, ...columns]
  const selected = all.map((column, i) => `${column} as c${i}`).join(', ')
  const read = await sql.raw<Row>(`select ${selected} from ${name}`).execute(db)
  const here = new Map(
    read.rows.map((row) => {
      const values = all.map((_, i) => row[`c${i}`])
      return [values.slice(0, key.length).join(' '), values.slice(key.length)]
    }),
  )
  const chain = new Map(
    rows.map((row) => [
      key.map((column) => row[column]).join(' '),
      columns.map((column) => row[column]),
    ]),
  )
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
