import { type SelectQueryBuilder, sql } from 'kysely'

const place = ['block', 'txIndex', 'logIndex']

/** Rows by their place in the chain, the last first: for a look at the first few. A page is a range of numbers. */
export const newestFirst = <DB, TB extends keyof DB, O>(
  of: SelectQueryBuilder<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> =>
  place.reduce((rows, name) => rows.orderBy(sql.ref(name), 'desc'), of)

const time = sql.ref<number>('time')

/** Of rows with their time and their place in the chain, the last up to a moment. */
export const newestUpTo = <DB, TB extends keyof DB, O>(
  of: SelectQueryBuilder<DB, TB, O>,
  moment: number,
) =>
  newestFirst(of.where(time, '<=', moment).orderBy(time, 'desc'))
    .limit(1)
    .executeTakeFirst()
