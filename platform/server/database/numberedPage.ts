import type { Page } from '#platform/std/fields.ts'
import { type SelectQueryBuilder, sql } from 'kysely'

/** One page of rows that `name` numbers from 1, the last first: a range of numbers, wherever it lies. */
export function numberedPage<DB, TB extends keyof DB, O>(
  of: SelectQueryBuilder<DB, TB, O>,
  name: string,
  total: number,
  { pageNum, pageSize }: Page,
) {
  const number = sql.ref<number>(name)
  const newest = total - (pageNum - 1) * pageSize
  return of
    .where(number, '<=', newest)
    .where(number, '>', newest - pageSize)
    .orderBy(number, 'desc')
    .execute()
}

/** The same where the count comes only from the last number. */
export async function countedPage<DB, TB extends keyof DB>(
  of: SelectQueryBuilder<DB, TB, {}>,
  name: string,
  page: Page,
) {
  const number = sql.ref<number>(name)
  const [newest] = (await of
    .select(number.as('last'))
    .orderBy(number, 'desc')
    .limit(1)
    .execute()) as [{ readonly last: number }?]
  const total = newest?.last ?? 0
  return { total, rows: await numberedPage(of.selectAll(), name, total, page) }
}
