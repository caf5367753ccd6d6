import { type SelectQueryBuilder, sql } from 'kysely'

const place = ['block', 'txIndex', 'logIndex']

/** Rows by their place in the chain, the last first: for a look at the first few. A page is a range of numbers. */
export const newestFirst = <DB, TB extends keyof DB, O>(
  of: SelectQueryBuilder<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> =>
  place.reduce((rows, name) => rows.orderBy(sql.ref(name), 'desc'), of)
