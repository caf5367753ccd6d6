import type { Condition } from './match.ts'
import type { Cell, Column, Row } from './schema.ts'

/** What no two rows of a table share: a cell as it stands, or the cells of several columns in one text or number. */
export type Key = Cell

/** One row as it is in memory, and as the database has it; null: there is none. */
export interface Entry {
  /** null as long as no row was read since it was set. */
  key: Key | null
  row: Row | null
  stored: Row | null
  dirty: boolean
  /** Block in which it was changed last, and the row before that block. */
  noted: number
  before: Row | null
}

/** A bucket of more rows is not looked through for the least of a column. */
const mostRanged = 16_384

/** The rows that have one value in a column. */
export class Bucket {
  readonly entries = new Set<Entry>()
  /** By column, once it was read: no row here has less; null: no row has a value. */
  private readonly least = new Map<Column, Cell>()

  add(entry: Entry, row: Row): void {
    this.entries.add(entry)
    this.lower(row)
  }

  /** A row here has other values in other columns now. */
  lower(row: Row): void {
    for (const [column, least] of this.least) {
      const cell = row[column.place]!
      if (cell !== null && (least === null || cell < least)) this.least.set(column, cell)
    }
  }

  /**
   * True where every row has more than a condition allows. What is due by time is read at every
   * block, over many rows, and rarely found.
   */
  holdsNone(conditions: readonly Condition[]): boolean {
    return conditions.some(({ column, op, value }) => {
      if (op !== '<=') return false
      const above = (least: Cell): boolean => least === null || value! < least
      const known = this.least.get(column)
      if (known !== undefined && above(known)) return true
      if (this.entries.size > mostRanged) return false
      // Rows have gone since: the least may be more by now.
      return above(this.leastOf(column))
    })
  }

  private leastOf(column: Column): Cell {
    let least: Cell = null
    for (const { row } of this.entries) {
      const cell = row?.[column.place] ?? null
      if (cell !== null && (least === null || cell < least)) least = cell
    }
    this.least.set(column, least)
    return least
  }
}
