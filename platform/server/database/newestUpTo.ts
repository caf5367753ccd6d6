import { type SelectQueryBuilder, sql } from 'kysely'

const time = sql.ref<number>('time')
const place = ['block', 'txIndex', 'logIndex'].map((name) => sql.ref(name))

/** Of rows with their time and their place in the chain, the last up to a moment. */
export const newestUpTo = <DB, TB extends keyof DB, O>(
  of: SelectQueryBuilder<DB, TB, O>,
  moment: number,
) =>
  place
    .reduce(
      (rows, part) => rows.orderBy(part, 'desc'),
      of.where(time, '<=', moment).orderBy(time, 'desc'),
    )
    .limit(1)
    .executeTakeFirst()
