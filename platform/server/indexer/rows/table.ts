import { Bucket, type Entry, type Key } from './bucket.ts'
import { type Condition, matches } from './match.ts'
import type { Cell, Column, Row, TableShape } from './schema.ts'

/** A row that cannot be: PostgreSQL would refuse it too. */
export class BadRow extends Error {
  override readonly name = 'BadRow'
}

/** What one change of a block to one row undoes: the row before the block, and the one after it. */
export interface Note {
  readonly block: number
  readonly before: Row | null
  readonly after: Row | null
}

/** Rows that are looked through one by one, at most; else the database finds them, once it has what is on its way. */
const mostLooked = 16_384
/** This number is looked through at once. */
const few = 256
/** Entries that are kept from one transaction to the next. */
const mostKept = 100_000

/** The rows of one table that are known: all of them, or those that were read. */
export class TableRows {
  constructor(shape: TableShape, complete: boolean) {
    this.shape = shape
    this.complete = complete
  }
  readonly shape: TableShape
  /** Whether what is not here is not in the table either. */
  complete: boolean
  /** Rows that the database has otherwise. */
  readonly dirty: Entry[] = []
  /** Of the blocks that have ended. */
  readonly notes: Note[] = []
  private readonly entries = new Map<Key, Entry>()
  /** Set here and not read since: most never are, so that their keys need not be known. */
  private readonly fresh: Entry[] = []
  /** What the block has changed so far. */
  private readonly touched: Entry[] = []
  /** Rows by the value of a column, for the columns of queries. */
  private readonly indexes = new Map<Column, Map<Cell, Bucket>>()

  keyOf(row: Row): Key {
    const { key } = this.shape
    return key.length === 1 ? row[key[0]!.place]! : keyFrom(this.keyCells(row))
  }

  /** A cell for each column of the key. */
  keyCells(row: Row): readonly Cell[] {
    return this.shape.key.map(({ place }) => row[place]!)
  }

  /** null or an entry without a row where there is none, undefined where only the database knows. */
  find(key: Key): Entry | null | undefined {
    this.putFresh()
    return this.entries.get(key) ?? (this.complete ? null : undefined)
  }

  /** What the database has; what was changed here since stays. */
  learn(key: Key, row: Row | null): Entry {
    this.putFresh()
    return this.entries.get(key) ?? this.add(key, row)
  }

  /**
   * Writes a row that is new. Whether it existed already shows at the next read, or in the
   * database.
   */
  insert(row: Row, block: number | null): void {
    const entry: Entry = { key: null, row, stored: null, dirty: true, noted: -1, before: null }
    this.fresh.push(entry)
    this.dirty.push(entry)
    if (block === null) return
    entry.noted = block
    this.touched.push(entry)
  }

  /** Under their keys. */
  private putFresh(): void {
    if (this.fresh.length === 0) return
    for (const entry of this.fresh) {
      const key = this.keyOf(entry.row!)
      const there = this.entries.get(key)
      if (there !== undefined && there.row !== null) {
        throw new BadRow(`${this.shape.sqlName} has ${String(key)} already`)
      }
      entry.key = key
      this.put(key, entry)
    }
    this.fresh.length = 0
  }

  /**
   * Writes a row, or takes it away. `found`: its entry, null where it has none; `block`: what can undo it, null where
   * nothing will.
   */
  change(key: Key, found: Entry | null, row: Row | null, block: number | null): void {
    const entry = found ?? this.add(key, null)
    if (block !== null && entry.noted !== block) {
      entry.noted = block
      entry.before = entry.row
      this.touched.push(entry)
    }
    for (const [column, index] of this.indexes) move(index, entry, column, row)
    entry.row = row
    if (entry.dirty) return
    entry.dirty = true
    this.dirty.push(entry)
    // What changes is likely to change again: it is the last to be let go, once some will be.
    if (this.entries.size < mostKept / 2) return
    this.entries.delete(key)
    this.entries.set(key, entry)
  }

  /** What the block has changed in all: a row that came and went within it is not among it. */
  endBlock(block: number): void {
    for (const entry of this.touched) {
      const { before, row } = entry
      entry.before = null
      if (before !== null || row !== null) this.notes.push({ block, before, after: row })
    }
    this.touched.length = 0
  }

  /** Every row that holds against all conditions; null where that is for the database to find. */
  select(conditions: readonly Condition[]): Entry[] | null {
    if (!this.complete) return null
    this.putFresh()
    const bucket = this.narrowest(conditions)
    const among = bucket?.entries ?? this.entries
    if (among.size > few && bucket?.holdsNone(conditions) === true) return []
    if (among.size > mostLooked) return null
    const found: Entry[] = []
    for (const entry of among.values()) {
      if (entry.row !== null && matches(entry.row, conditions)) found.push(entry)
    }
    return found
  }

  /** Before the next transaction: what is kept is bounded, and what was changed or known longest ago goes first. */
  trim(): void {
    if (this.entries.size + this.fresh.length <= mostKept) return
    this.putFresh()
    this.complete = false
    this.indexes.clear()
    let surplus = this.entries.size - mostKept
    for (const [key, entry] of this.entries) {
      if (surplus-- <= 0) break
      if (!entry.dirty) this.entries.delete(key)
    }
  }

  private add(key: Key, row: Row | null): Entry {
    const entry: Entry = { key, row, stored: row, dirty: false, noted: -1, before: null }
    this.put(key, entry)
    return entry
  }

  private put(key: Key, entry: Entry): void {
    const { row } = entry
    this.entries.set(key, entry)
    if (row === null) return
    for (const [column, index] of this.indexes) bucketOf(index, row[column.place]!).add(entry, row)
  }

  /** The smallest of those that an equality names; null where none does. */
  private narrowest(conditions: readonly Condition[]): Bucket | null {
    let best: Bucket | null = null
    for (const { column, op, value } of conditions) {
      if (op !== '=' && op !== 'is') continue
      const found = this.indexOf(column).get(value) ?? none
      if (best === null || found.entries.size < best.entries.size) best = found
    }
    return best
  }

  private indexOf(column: Column): Map<Cell, Bucket> {
    let index = this.indexes.get(column)
    if (index === undefined) {
      index = new Map()
      for (const entry of this.entries.values()) {
        const { row } = entry
        if (row !== null) bucketOf(index, row[column.place]!).add(entry, row)
      }
      this.indexes.set(column, index)
    }
    return index
  }
}

const none = new Bucket()

/** Two numbers below it are one, and no words to be written and hashed. */
const small = 2 ** 26
const isSmall = (cell: Cell | undefined): cell is number =>
  typeof cell === 'number' && cell >= 0 && cell < small

/** Of a cell for each column of the key. What parts them no text of PostgreSQL holds: no two keys are the same words. */
export function keyFrom(cells: readonly Cell[]): Key {
  if (cells.length === 1) return cells[0]!
  const [first, second] = cells
  if (cells.length === 2 && isSmall(first) && isSmall(second)) return first * small + second
  let words = ''
  for (const cell of cells) words += `${cell}\0`
  return words
}

function move(index: Map<Cell, Bucket>, entry: Entry, { place }: Column, row: Row | null): void {
  const was = entry.row
  if (was !== null && row !== null && was[place] === row[place]) {
    bucketOf(index, row[place]!).lower(row)
    return
  }
  if (was !== null) bucketOf(index, was[place]!).entries.delete(entry)
  if (row !== null) bucketOf(index, row[place]!).add(entry, row)
}

function bucketOf(index: Map<Cell, Bucket>, key: Cell): Bucket {
  let bucket = index.get(key)
  if (bucket === undefined) {
    bucket = new Bucket()
    index.set(key, bucket)
  }
  return bucket
}

/** Whether a change needs the row's old version out of the way before any new one is written. */
export function keyConflicts({ unique }: TableShape, was: Row, is: Row): boolean {
  if (unique === null) return true
  return unique.some(({ place }) => was[place] !== is[place])
}
