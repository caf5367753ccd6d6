import type { Call } from '#platform/server/call.ts'
import { type RawBuilder, sql } from 'kysely'

/** Of the caller's lines those that are not final yet: numbers grow with blocks, so they are the last of their list. */
export const lateIncome = (call: Call): RawBuilder<unknown> =>
  late(call, sql.raw('credit'), sql`kind <> 'claim'`)

export const lateClaims = (call: Call): RawBuilder<unknown> =>
  late(call, sql.raw('debit'), sql`kind = 'claim'`)

const late = ({ app, address }: Call, side: RawBuilder<unknown>, kind: RawBuilder<unknown>) => sql`
  select * from earnings_transfers where ${side} = ${address} and ${kind} and number > coalesce((
    select number from earnings_transfers
      where ${side} = ${address} and ${kind} and number is not null and block <= ${app.clock.solid}
      order by number desc limit 1), 0)`
