import type { Handler } from '#platform/server/bind.ts'
import { dayOf, secondsADay } from '#platform/std/day.ts'
import { sql } from 'kysely'

import type { earningsApi } from '../api.ts'
import { coinOf, coinView } from './coins.ts'
import { lateIncome } from './late.ts'

/** Of final blocks; a day on which nothing was earned is 0. */
export const statistic: Handler<typeof earningsApi.statistic> = async (input, call) => {
  const { app, db, address } = call
  const coin = coinOf(app.deployment, input.coin)
  const today = dayOf(app.clock.now())
  const count = Number(input.days)
  const first = today - (count - 1) * secondsADay
  const { rows } = await sql<{ day: number; amount: bigint }>`
    select greatest(day, ${first - secondsADay}::int8) as day, sum(amount) as amount from (
      select day, amount from earnings_days where account = ${address} and coin = ${coin}
      union all
      select time - time % ${secondsADay}::int8, -amount from (${lateIncome(call)}) late
        where coin = ${coin}
    ) earned group by 1`.execute(db)
  const byDay = new Map(rows.map(({ day, amount }) => [Number(day), amount]))
  const list = Array.from({ length: count }, (_, i) => {
    const day = first + i * secondsADay
    return { day, amount: String(byDay.get(day) ?? 0n) }
  })
  return {
    coin: coinView(app, coin),
    before: String(byDay.get(first - secondsADay) ?? 0n),
    list,
  }
}
