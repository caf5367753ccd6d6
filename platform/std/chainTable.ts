import type { Address } from './address.ts'

/** A column; `T` is what its values are in TypeScript. */
export interface Column<T = unknown> {
  readonly type: 'int8' | 'numeric(78,0)' | 'text' | 'boolean' | 'bytea'
  readonly nullable?: true
  /** Text that is compared byte by byte, whatever the database's language. */
  readonly bytewise?: true
  /** Never there: it carries the type. */
  readonly value?: T
}

/** A number that a float holds exactly: a height, a count, unix seconds. */
export const int: Column<number> = { type: 'int8' }
/** A whole number of up to 78 digits: base units of a coin, a price. */
export const amount: Column<bigint> = { type: 'numeric(78,0)' }
export const text: Column<string> = { type: 'text' }
export const bytewise: Column<string> = { type: 'text', bytewise: true }
export const address: Column<Address> = { type: 'text' }
export const flag: Column<boolean> = { type: 'boolean' }
export const bytes: Column<Uint8Array> = { type: 'bytea' }
/** Text that is one of a few. */
export const oneOf = <T extends string>(): Column<T> => ({ type: 'text' })
export const orNull = <T>(column: Column<T>): Column<T | null> => ({ ...column, nullable: true })

type Columns = Readonly<Record<string, Column>>

/** A column, a column in another order, or an expression of SQL in brackets. */
type Indexed<Name extends string> = Name | `${Name} ${'desc' | 'text_pattern_ops'}` | `(${string})`

interface Index<Name extends string> {
  readonly on: readonly Indexed<Name>[]
  readonly unique?: true
  /** Further columns that it answers by itself. */
  readonly include?: readonly Name[]
  /** SQL: which rows stand in it. */
  readonly where?: string
}

interface Options<Name extends string, Key extends Name> {
  /** The primary key. */
  readonly key: readonly Key[]
  readonly indexes?: readonly Index<Name>[]
  /** SQL that holds of each row. */
  readonly checks?: readonly string[]
  /** The database refuses to change a row, with these words. */
  readonly insertOnly?: string
  /** Percent of a page that inserts fill: what changes often finds room beside it, and touches no index. */
  readonly fillfactor?: number
}

/**
 * chain: rows of events, undone and rebuilt with their blocks · cache: what contracts returned,
 * dropped with those and read again · user: what people wrote, whose table migrations make.
 */
type Kind = 'chain' | 'cache' | 'user'

export interface Table<
  Name extends string = string,
  C extends Columns = Columns,
  Key extends string = string,
> extends Options<string, Key> {
  readonly kind: Kind
  /** As TypeScript has it; in SQL with underscores. */
  readonly name: Name
  readonly columns: C
}

const tableOf =
  (kind: Kind) =>
  <const Name extends string, C extends Columns, const Key extends keyof C & string>(
    name: Name,
    columns: C,
    options: Options<keyof C & string, Key>,
  ): Table<Name, C, Key> => ({ kind, name, columns, ...options })

export const chainTable = tableOf('chain')
export const cacheTable = tableOf('cache')
export const userTable = tableOf('user')

type ValueOf<C> = C extends Column<infer T> ? T : never

export type RowOf<T extends Table> = {
  -readonly [Name in keyof T['columns']]: ValueOf<T['columns'][Name]>
}

export type KeyOf<T extends Table> = Pick<RowOf<T>, T['key'][number]>

/** Rows by the names of their tables, as Kysely takes them. */
export type TablesOf<All extends readonly Table[]> = {
  [T in All[number] as T['name']]: RowOf<T>
}
