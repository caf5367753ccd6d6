import { type Condition, matches } from './match.ts'
import type { Cell, Row, TableShape } from './schema.ts'

/** One row as it is in memory, and as the database has it; null: there is none. */
export interface Entry {
  readonly key: string
  row: Row | null
  stored: Row | null
  dirty: boolean
  /** Block in which it was changed last. */
  noted: number
}

/** What one change of a block to one row undoes: the row before the block, and the key of the one after it. */
export interface Note {
  readonly block: number
  readonly before: Row | null
  readonly after: Row | null
}

/** Rows that are looked through one by one, at most; else the database finds them. */
const mostLooked = 256
/** Entries that are kept from one transaction to the next. */
const mostKept = 100_000

/** The rows of one table that are known: all of them, or those that were asked for. */
export class TableRows {
  constructor(shape: TableShape, complete: boolean) {
    this.shape = shape
    this.complete = complete
  }
  readonly shape: TableShape
  /** Whether what is not here is not in the table either. */
  complete: boolean
  readonly dirty = new Set<Entry>()
  /** Of the blocks that have ended. */
  readonly notes: Note[] = []
  private readonly entries = new Map<string, Entry>()
  private readonly touched = new Map<Entry, Row | null>()
  /** Rows by the value of a column, for the columns that were asked by. */
  private readonly indexes = new Map<string, Map<Cell, Set<Entry>>>()

  keyOf(row: Row): string {
    const { key } = this.shape
    if (key.length === 1) return String(row[key[0]!.name])
    // What no text of PostgreSQL holds: no two keys are the same words.
    return key.map(({ name }) => String(row[name])).join('\0')
  }

  /** undefined where only the database knows. */
  find(key: string): Row | null | undefined {
    return this.entries.get(key)?.row ?? (this.entries.has(key) || this.complete ? null : undefined)
  }

  /** What the database has; what was changed here since stays. */
  learn(key: string, row: Row | null): void {
    if (this.entries.has(key)) return
    this.add({ key, row, stored: row, dirty: false, noted: -1 })
  }

  /** Writes a row, or takes it away. `block`: whose change it is. */
  change(key: string, row: Row | null, block: number): void {
    let entry = this.entries.get(key)
    if (entry === undefined) {
      entry = { key, row: null, stored: null, dirty: false, noted: -1 }
      this.add(entry)
    }
    if (entry.noted !== block) {
      entry.noted = block
      this.touched.set(entry, entry.row)
    }
    for (const [column, index] of this.indexes) move(index, entry, column, row)
    entry.row = row
    entry.dirty = true
    this.dirty.add(entry)
  }

  /** What the block has changed in all: a row that came and went within it is not among it. */
  endBlock(block: number): void {
    for (const [{ row }, before] of this.touched) {
      if (before !== null || row !== null) this.notes.push({ block, before, after: row })
    }
    this.touched.clear()
  }

  /** Every row that holds against all conditions; null where that is for the database to find. */
  select(conditions: readonly Condition[]): Row[] | null {
    if (!this.complete) return null
    const among = this.narrowest(conditions)
    if (among.size > mostLooked) return null
    const found: Row[] = []
    for (const { row } of among) if (row !== null && matches(row, conditions)) found.push(row)
    return found
  }

  /** After a commit: what is kept is bounded, and what was known first goes first. */
  trim(): void {
    if (this.entries.size <= mostKept) return
    this.complete = false
    this.indexes.clear()
    let surplus = this.entries.size - mostKept
    for (const [key, entry] of this.entries) {
      if (surplus-- <= 0) break
      if (!entry.dirty) this.entries.delete(key)
    }
  }

  /** The database was written to by another way: nothing is known any more. */
  forget(): void {
    this.complete = false
    this.entries.clear()
    this.indexes.clear()
  }

  private add(entry: Entry): void {
    this.entries.set(entry.key, entry)
    if (entry.row === null) return
    for (const [column, index] of this.indexes) setOf(index, entry.row[column]).add(entry)
  }

  private narrowest(conditions: readonly Condition[]): { readonly size: number } & Iterable<Entry> {
    let best: ReadonlySet<Entry> | null = null
    for (const { column, op, value } of conditions) {
      if (op !== '=' && op !== 'is') continue
      const found = this.indexOf(column).get(value as Cell) ?? none
      if (best === null || found.size < best.size) best = found
    }
    return best ?? { size: this.entries.size, [Symbol.iterator]: () => this.entries.values() }
  }

  private indexOf(column: string): Map<Cell, Set<Entry>> {
    let index = this.indexes.get(column)
    if (index === undefined) {
      index = new Map()
      for (const entry of this.entries.values()) {
        if (entry.row !== null) setOf(index, entry.row[column]).add(entry)
      }
      this.indexes.set(column, index)
    }
    return index
  }
}

const none: ReadonlySet<Entry> = new Set()

function move(index: Map<Cell, Set<Entry>>, entry: Entry, column: string, row: Row | null): void {
  const [was, is] = [entry.row?.[column], row?.[column]]
  if (entry.row !== null && row !== null && was === is) return
  if (entry.row !== null) index.get(was ?? null)?.delete(entry)
  if (row !== null) setOf(index, is).add(entry)
}

function setOf(index: Map<Cell, Set<Entry>>, value: Cell | undefined): Set<Entry> {
  const key = value ?? null
  let set = index.get(key)
  if (set === undefined) {
    set = new Set()
    index.set(key, set)
  }
  return set
}

/** Whether a change needs the row's old version out of the way before any new one is written. */
export function inTheWay({ unique }: TableShape, was: Row, is: Row): boolean {
  if (unique === null) return true
  return unique.some((column) => was[column] !== is[column])
}
