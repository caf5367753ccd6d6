import { type SelectQueryBuilder, sql } from 'kysely'

/** One page of rows that `name` numbers from 1, the last first: a range of numbers, wherever it lies. */
export function numberedPage<DB, TB extends keyof DB, O>(
  of: SelectQueryBuilder<DB, TB, O>,
  name: string,
  total: number,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
) {
  const number = sql.ref<number>(name)
  const newest = total - (pageNum - 1) * pageSize
  return of
    .where(number, '<=', newest)
    .where(number, '>', newest - pageSize)
    .orderBy(number, 'desc')
    .execute()
}
