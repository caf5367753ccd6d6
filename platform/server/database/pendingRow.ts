import { type RawBuilder, sql } from 'kysely'

/** Columns of a reward that is earned evenly, as `std/earning.ts` has them. */
interface Columns {
  readonly start: string
  readonly end: string
  readonly reward: string
  readonly paid: string
}

/** `pendingAt` of a row, in the database: base units, rounded down for each row by itself. */
export function pendingRow(columns: Columns, now: number): RawBuilder<bigint> {
  const [start, end] = [sql.ref(columns.start), sql.ref(columns.end)]
  const [reward, paid] = [sql.ref(columns.reward), sql.ref(columns.paid)]
  const moment = sql`${Math.floor(now)}::int8`
  return sql`greatest(0, case
    when ${end} <= ${moment} then ${reward}
    when ${start} >= ${moment} then 0
    else div(${reward} * (${moment} - ${start}), (${end} - ${start})::numeric)
  end - ${paid})`
}
