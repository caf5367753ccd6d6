import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { sql } from 'kysely'

interface Accruing {
  readonly coin: Address
  readonly amount: bigint
}

/** What final fees have added for the caller by its level, by coin, and no accepted epoch holds yet. */
export async function accruingOf(call: Call): Promise<readonly Accruing[]> {
  const { app, address, db } = call
  // Numbers grow with blocks: the last ones are not final yet.
  const { rows } = await sql<Accruing>`
    select coin, "all".total - coalesce(late.bonus, 0) - coalesce(credited.amount, 0) as amount
    from earnings_bonuses "all"
    left join (
      select coin, sum(bonus) as bonus from earnings_fees
      where level1 = ${address} and bonus_number > coalesce((
        select bonus_number from earnings_fees
          where level1 = ${address} and bonus_number is not null and block <= ${app.clock.solid}
          order by bonus_number desc limit 1), 0)
      group by coin
    ) late using (coin)
    left join (
      select coin, sum(credited) as amount from earnings_sums
      where account = ${address} and kind = 'bonus' group by coin
    ) credited using (coin)
    where account = ${address} order by coin`.execute(db)
  return rows.filter(({ amount }) => amount > 0n)
}
