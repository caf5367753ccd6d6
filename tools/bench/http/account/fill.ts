import type { Database } from '#platform/server/database/db.ts'
import { type Kysely, sql } from 'kysely'

import { type Columns, type Place, owned, type Rows, sharedOf } from './place.ts'
import { boxRows } from './boxes.ts'
import { cardRows } from './cards.ts'
import { dealRows } from './deals.ts'
import { earningRows } from './earnings.ts'
import { orderRows } from './orders.ts'
import { shareRows } from './shares.ts'
import { stakeRows } from './stakes.ts'
import { teamRows } from './team.ts'
import { workRows } from './work.ts'

/**
 * Gives one account 5,000 cards, offers, sales, stakes, liquidity, boxes, members, earnings, orders, withdrawals, locks,
 * burns, leases, votes, and shares of presales and assets, in the states that years of use leave: of what can run, a third has matured, and a fiftieth is on its way.
 */
export function fillAccount(db: Database, place: Place): Promise<void> {
  return db.connection().execute(async (own) => {
    // Nothing of it will be undone.
    await sql`set session_replication_role = replica`.execute(own)
    for (const [table, columns, many = owned] of rowsOf(place))
      await insert(own, table, columns, many)
    await sql`vacuum analyze`.execute(own)
  })
}

function insert(db: Kysely<any>, table: string, columns: Columns, many: number) {
  const names = Object.keys(columns).join()
  const values = Object.values(columns).join()
  return sql
    .raw(
      `insert into ${table} (${names}) select ${values} from generate_series(1::int8, ${many}) n`,
    )
    .execute(db)
}

function rowsOf(place: Place): readonly Rows[] {
  const shared = sharedOf(place)
  const { me, event, block } = shared
  return [
    ...cardRows(shared),
    ...stakeRows(shared),
    ...boxRows(shared),
    ...teamRows(shared),
    ...earningRows(shared),
    ...orderRows(shared),
    ...dealRows(shared),
    ...workRows(shared),
    ...shareRows(shared),
    ['withdrawal_payouts', { ...event, owner: me, number: 'n', amount: 'n', fee: '0' }],
    ['withdrawal_owners', { owner: me, payouts: `${owned}`, withdrawn: '12502500', block }, 1],
  ]
}
