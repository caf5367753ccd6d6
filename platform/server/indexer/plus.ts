import { jsName } from '#platform/server/database/names.ts'
import { type Expression, type OperationNode, type RawBuilder, sql } from 'kysely'

type Amount = number | bigint

/** A column as it is, and so many more. The rows in memory reckon it themselves. */
export class Plus<T extends Amount> implements Expression<T> {
  constructor(table: string, column: string, by: T) {
    this.table = table
    this.column = column
    this.by = by
  }
  readonly table: string
  /** As TypeScript has it. */
  readonly column: string
  readonly by: T

  get expressionType(): T | undefined {
    return undefined
  }

  toOperationNode(): OperationNode {
    return sql<T>`${sql.ref(`${this.table}.${this.column}`)} + ${this.by}`.toOperationNode()
  }
}

/** So many more of a column: `lp_totals.paid`. */
export function plus<T extends Amount>(name: string, by: T): Expression<T> {
  const end = name.indexOf('.')
  return new Plus(name.slice(0, end), jsName(name.slice(end + 1)), by)
}

/** So many more of each column that a change names. */
export function plusEach<C extends object>(
  table: string,
  change: C,
): { [K in keyof C]: Expression<NonNullable<C[K]>> } {
  const more: Record<string, unknown> = {}
  for (const [name, by] of Object.entries(change)) {
    if (by !== undefined) more[name] = new Plus(table, name, by as Amount)
  }
  return more as { [K in keyof C]: Expression<NonNullable<C[K]>> }
}

/** In an insert that finds its row there: each column as in the row that was to be inserted. */
export const excludedOf = <Name extends string>(
  names: readonly Name[],
): Record<Name, RawBuilder<never>> =>
  Object.fromEntries(
    names.map((name) => [name, sql<never>`${sql.ref(`excluded.${name}`)}`]),
  ) as Record<Name, RawBuilder<never>>

/**
 * In an insert that finds its row there: so many more of each column as the row that was to be inserted has. Of many rows
 * it is one statement, which changes none of them twice.
 */
export function plusExcluded<Name extends string>(
  table: string,
  names: readonly Name[],
): Record<Name, RawBuilder<never>> {
  const more = names.map((name) => [
    name,
    sql<never>`${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
  ])
  return Object.fromEntries(more) as Record<Name, RawBuilder<never>>
}
