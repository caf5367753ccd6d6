import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import { refuseIf } from '#platform/std/failure.ts'
import { type Selectable, sql } from 'kysely'

import type { Position } from '../shapes.ts'
import type { PositionsTable, StakingTables } from '../tables.ts'
import type { StakingFacts } from './contract.ts'
import { coinByAddress } from './contract.ts'
import { claimableAt, earnedAt, whyNotExit, whyNotOwn } from './rules.ts'

export type PositionRow = Selectable<PositionsTable>

export const tables = (call: Call) => call.db.withTables<StakingTables>()

/** The caller's own stake, or the first rule that refuses it. */
export async function ownStake(call: Call, id: number, field = 'id'): Promise<PositionRow> {
  const row = await tables(call)
    .selectFrom('stakingPositions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  refuseIf(whyNotOwn(row, call.address), field)
  return row!
}

/** The caller's stakes of which something is unpaid, earned by now or not. */
export const unpaidRows = (call: Call) =>
  tables(call)
    .selectFrom('stakingPositions')
    .where('owner', '=', call.address)
    .where('state', '<>', sql.lit('left'))
    .whereRef('paid', '<', 'reward')

/** The same, oldest first. */
export const unpaidOf = (call: Call): Promise<PositionRow[]> =>
  unpaidRows(call).selectAll().orderBy('id').execute()

/** States are those of the head block; what is earned is of this second. */
export function positionView(app: App, facts: StakingFacts, row: PositionRow): Position {
  const now = app.clock.now()
  const earned = String(earnedAt(row, now))
  const left = row.state === 'left'
  return {
    id: row.id,
    coin: coinByAddress(facts, row.coin).symbol,
    amount: String(row.amount),
    days: row.termDays,
    start: row.start,
    unlockTime: row.unlockTime,
    reward: String(row.reward),
    paid: String(row.paid),
    earned,
    claimable: String(claimableAt(row, now)),
    state: row.state,
    endedAt: row.endedAt,
    renewedAs: row.renewedAs,
    earlyExit:
      left || whyNotExit(row) === null
        ? { principal: String(row.amount), givenUp: String(row.reward - row.paid), earned }
        : null,
    txHash: row.txHash,
    final: app.clock.isFinal(row.block),
  }
}
