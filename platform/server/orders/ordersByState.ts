import { type OrderState, orderState as states } from '#platform/std/order.ts'
import { sql } from 'kysely'

import type { App } from '#platform/server/app.ts'
import { landingSeconds } from './orderState.ts'

const day = 24 * 60 * 60
/** Milliseconds that a count is cached: a more frequent caller gets the same. */
const holdsMs = 10_000

const kept = new WeakMap<App, { at: number; counts: Promise<ReadonlyMap<OrderState, number>> }>()

/** How many orders of the last day of chain time are in each state; empty where the database is silent. */
export function ordersByState(app: App): Promise<ReadonlyMap<OrderState, number>> {
  const last = kept.get(app)
  if (last !== undefined && performance.now() - last.at < holdsMs) return last.counts
  const counts = count(app).catch(() => new Map<OrderState, number>())
  kept.set(app, { at: performance.now(), counts })
  return counts
}

/** The states that `orderState` distinguishes, as database conditions. */
async function count({ db, clock }: App): Promise<ReadonlyMap<OrderState, number>> {
  const now = clock.now()
  const { rows } = await sql<{ state: OrderState; count: number }>`
    select state, count(*) as count from (
      select case
        when mined.hash is not null then case
          when mined.result <> 'SUCCESS' then 'failed'
          when mined.block <= ${clock.solid} then 'done'
          else 'packed' end
        when orders.receipt is not null then
          case when orders.receipt::jsonb ->> 'result' = 'SUCCESS' then 'done' else 'failed' end
        when orders.tx_hash is null then
          case when orders.expires_at < ${now} then 'expired' else 'created' end
        when coalesce(orders.sent_at, orders.expires_at) < ${now - landingSeconds} then 'expired'
        else 'sent' end as state
      from orders left join chain_transactions mined on mined.hash = orders.tx_hash
        and mined.owner = orders.address and mined.data = orders.data
        and mined.call_value = orders.call_value
        and mined.contract = orders.call::jsonb ->> 'contract'
      where orders.created_at > ${now - day}
    ) each_order group by state`.execute(db)
  const found = new Map(rows.map(({ state, count: many }) => [state, Number(many)]))
  return new Map(states.options.map((state) => [state, found.get(state) ?? 0]))
}
