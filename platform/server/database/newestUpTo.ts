import { type SelectQueryBuilder, sql } from 'kysely'

import { newestFirst } from './newestFirst.ts'

const time = sql.ref<number>('time')

/** Of rows with their time and their place in the chain, the last up to a moment. */
export const newestUpTo = <DB, TB extends keyof DB, O>(
  of: SelectQueryBuilder<DB, TB, O>,
  moment: number,
) =>
  newestFirst(of.where(time, '<=', moment).orderBy(time, 'desc'))
    .limit(1)
    .executeTakeFirst()
