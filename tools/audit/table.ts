/**
 * What a table must hold according to the chain: all of its rows, with the columns that are
 * compared.
 */
export interface Table {
  readonly name: string
  /** Names a row. */
  readonly key: readonly string[]
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
  /** What is read for it; null: the table of its name. */
  readonly query: string | null
}

/** By column, as the database calls it. */
export type Row = Readonly<Record<string, unknown>>

/** Names of columns are parted by spaces. */
export const table = (
  name: string,
  key: string,
  columns: string,
  rows: Iterable<object>,
  query: string | null = null,
): Table => ({
  name,
  key: key.split(' '),
  columns: columns.split(' '),
  rows: [...rows] as Row[],
  query,
})

/** Rows that events add to, each by what names it. */
export class Sums<T extends object> {
  private readonly rows = new Map<string, T>()

  /** The row of this name; `none` where it is the first time. */
  at<First extends T>(name: readonly unknown[], none: First): T {
    const known = this.find(name) ?? none
    this.rows.set(name.join(' '), known)
    return known
  }

  find(name: readonly unknown[]): T | undefined {
    return this.rows.get(name.join(' '))
  }

  all(): readonly T[] {
    return [...this.rows.values()]
  }
}
