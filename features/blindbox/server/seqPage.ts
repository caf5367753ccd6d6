import { type SelectQueryBuilder, sql } from 'kysely'

const seq = sql.ref<number>('seq')

/** Rows that their `seq` numbers from 1, newest first, so a page is a range of numbers; and how many there are. */
export async function numberedPage<DB, TB extends keyof DB>(
  of: SelectQueryBuilder<DB, TB, {}>,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
) {
  const [last] = (await of.select(seq.as('seq')).orderBy(seq, 'desc').limit(1).execute()) as [
    { readonly seq: number }?,
  ]
  const total = last?.seq ?? 0
  const newest = total - (pageNum - 1) * pageSize
  const rows = await of
    .selectAll()
    .where(seq, '<=', newest)
    .where(seq, '>', newest - pageSize)
    .orderBy(seq, 'desc')
    .execute()
  return { total, rows }
}
