import { type Expression, type OperationNode, sql } from 'kysely'

type Amount = number | bigint

/** A column as it is, and so many more. The rows in memory reckon it themselves. */
export class Plus<T extends Amount> implements Expression<T> {
  constructor(column: string, by: T) {
    this.column = column
    this.by = by
  }
  /** With its table in front. */
  readonly column: string
  readonly by: T

  get expressionType(): T | undefined {
    return undefined
  }

  toOperationNode(): OperationNode {
    return sql<T>`${sql.ref(this.column)} + ${this.by}`.toOperationNode()
  }
}

/** So many more of a column: `lp_totals.paid`. */
export const plus = <T extends Amount>(column: string, by: T): Expression<T> => new Plus(column, by)

/** So many more of each column that a change names. */
export function plusEach<C extends object>(
  table: string,
  change: C,
): { [K in keyof C]: Expression<NonNullable<C[K]>> } {
  const more: Record<string, unknown> = {}
  for (const [name, by] of Object.entries(change)) {
    if (by !== undefined) more[name] = plus(`${table}.${name}`, by as Amount)
  }
  return more as { [K in keyof C]: Expression<NonNullable<C[K]>> }
}
