import { type OrderState, orderState as states } from '#platform/std/order.ts'
import { sql } from 'kysely'

import type { App } from '#platform/server/app.ts'
import { landingSeconds } from './orderState.ts'

const day = 24 * 60 * 60
/** Milliseconds that a count is cached: a more frequent caller gets the same. */
const holdsMs = 10_000

interface OrderCounts {
  readonly byState: ReadonlyMap<OrderState, number>
  /** Seconds that the oldest sent one waits for its block; 0 where none does. */
  readonly longestSent: number
}

const kept = new WeakMap<App, { at: number; counts: Promise<OrderCounts> }>()

/** How many orders of the last day of chain time are in each state; none where the database is silent. */
export function ordersByState(app: App): Promise<OrderCounts> {
  const last = kept.get(app)
  if (last !== undefined && performance.now() - last.at < holdsMs) return last.counts
  const counts = count(app).catch(() => ({ byState: new Map(), longestSent: 0 }))
  kept.set(app, { at: performance.now(), counts })
  return counts
}

/** The states that `orderState` distinguishes, as database conditions. */
async function count({ db, clock }: App): Promise<OrderCounts> {
  const now = clock.now()
  const { rows } = await sql<{ state: OrderState; count: number; longest: number }>`
    select state, count(*) as count, max(waiting) as longest from (
      select ${now} - coalesce(orders.sent_at, orders.expires_at) as waiting, case
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
  const found = new Map(rows.map((row) => [row.state, row]))
  return {
    byState: new Map(states.options.map((state) => [state, Number(found.get(state)?.count ?? 0)])),
    longestSent: Math.max(0, Number(found.get('sent')?.longest ?? 0)),
  }
}
