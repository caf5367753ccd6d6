import { numberedPage } from '#platform/server/database/numberedPage.ts'
import { type SelectQueryBuilder, sql } from 'kysely'

const seq = sql.ref<number>('seq')

/** A page of rows that their `seq` numbers from 1, newest first; and how many there are. */
export async function seqPage<DB, TB extends keyof DB>(
  of: SelectQueryBuilder<DB, TB, {}>,
  page: { readonly pageNum: number; readonly pageSize: number },
) {
  const [last] = (await of.select(seq.as('seq')).orderBy(seq, 'desc').limit(1).execute()) as [
    { readonly seq: number }?,
  ]
  const total = last?.seq ?? 0
  return { total, rows: await numberedPage(of.selectAll(), 'seq', total, page) }
}
