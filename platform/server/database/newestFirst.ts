import { type SelectQueryBuilder, sql } from 'kysely'

const place = ['block', 'txIndex', 'logIndex'].map((name) => sql.ref(name))

/** Rows by their place in the chain, the last first. */
export const newestFirst = <DB, TB extends keyof DB, O>(
  of: SelectQueryBuilder<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> => place.reduce((rows, part) => rows.orderBy(part, 'desc'), of)

/** One page of them. */
export const newestPage = <DB, TB extends keyof DB, O>(
  of: SelectQueryBuilder<DB, TB, O>,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
) =>
  newestFirst(of)
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize)
    .execute()
