import { type Expression, sql } from 'kysely'

/** A column as it is, and so many more: `lp_totals.paid`. The rows in memory reckon it themselves. */
export function plus<T extends number | bigint>(column: string, by: T): Expression<T> {
  return sql<T>`${sql.ref(column)} + ${by}`
}
