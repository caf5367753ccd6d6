import type { KeyOf, RowOf, Table } from '#platform/std/chainTable.ts'

/** Known now, or once the database has returned the rows that it takes. */
export type MaybePromise<T> = T | Promise<T>

type Change<T extends Table> = Partial<Omit<RowOf<T>, keyof KeyOf<T>>>
type Name<T extends Table> = keyof RowOf<T> & string

export interface Narrowed<T extends Table> {
  /** No less than these. */
  readonly from?: { readonly [N in Name<T>]?: RowOf<T>[N] }
  /** No more than these. */
  readonly until?: { readonly [N in Name<T>]?: RowOf<T>[N] }
  readonly by?: readonly (Name<T> | `${Name<T>} desc`)[]
  readonly limit?: number
}

/**
 * Rows from the chain, as handlers read and write them. Where a row is in memory the answer is there at once; rows that
 * are wanted in one go (`Promise.all`) and are not in memory are read by one query.
 */
export interface Store {
  /** undefined: there is none. */
  find<T extends Table>(table: T, key: KeyOf<T>): MaybePromise<RowOf<T> | undefined>
  /** @throws Error where there is none. */
  get<T extends Table>(table: T, key: KeyOf<T>): MaybePromise<RowOf<T>>
  /** A row that is new. */
  insert<T extends Table>(table: T, row: RowOf<T>): MaybePromise<void>
  /**
   * Returns the row as it is then.
   * @throws Error where there is none.
   */
  update<T extends Table>(
    table: T,
    key: KeyOf<T>,
    change: Change<T> | ((row: RowOf<T>) => Change<T>),
  ): MaybePromise<RowOf<T>>
  /** Inserts the row, or changes the one that has its key. Returns the row as it is then. */
  upsert<T extends Table>(
    table: T,
    row: RowOf<T>,
    change: (row: RowOf<T>) => Change<T>,
  ): MaybePromise<RowOf<T>>
  /** Where there is one. */
  delete<T extends Table>(table: T, key: KeyOf<T>): MaybePromise<void>
  /** Rows that have these values; without `by` in no order. */
  list<T extends Table>(
    table: T,
    equal: Partial<RowOf<T>>,
    narrowed?: Narrowed<T>,
  ): MaybePromise<RowOf<T>[]>
}
