import type { Page } from '#platform/std/fields.ts'
import { type SelectQueryBuilder, sql } from 'kysely'

const place = ['block', 'txIndex', 'logIndex']

/** Rows by their place in the chain, the last first; `within` orders those of one event. */
export const newestFirst = <DB, TB extends keyof DB, O>(
  of: SelectQueryBuilder<DB, TB, O>,
  within: readonly string[] = [],
): SelectQueryBuilder<DB, TB, O> =>
  [...place, ...within].reduce((rows, name) => rows.orderBy(sql.ref(name), 'desc'), of)

/** One page of them. */
export const newestPage = <DB, TB extends keyof DB, O>(
  of: SelectQueryBuilder<DB, TB, O>,
  { pageNum, pageSize }: Page,
  within?: readonly string[],
) =>
  newestFirst(of, within)
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize)
    .execute()
