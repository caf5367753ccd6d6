import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import { pendingRow } from '#platform/server/database/pendingRow.ts'
import { mostInPlan } from '#platform/std/claimCalls.ts'
import { refuseIf } from '#platform/std/failure.ts'
import { type Selectable, sql } from 'kysely'

import type { Position } from '../shapes.ts'
import type { PositionsTable, StakingTables } from '../tables.ts'
import type { StakingFacts } from './contract.ts'
import { coinByAddress } from './contract.ts'
import { claimableAt, earnedAt, validateExit, validateOwn } from './rules.ts'

export type PositionRow = Selectable<PositionsTable>

export const tables = (call: Call) => call.db.withTables<StakingTables>()

/** The caller's own stake, or the first rule that refuses it. */
export async function ownStake(call: Call, id: number, field = 'id'): Promise<PositionRow> {
  const row = await tables(call)
    .selectFrom('stakingPositions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  refuseIf(validateOwn(row, call.address), field)
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

/** The caller's stakes that pay most now, as many as a plan of claims takes, and how many pay at all. */
export async function mostPaying(call: Call): Promise<{ ids: number[]; all: number }> {
  const pending = pendingRow(stakeColumns, call.app.clock.now())
  const rows = await tables(call)
    .selectFrom(
      unpaidRows(call)
        .select(['id', pending.as('pending')])
        .as('unpaid'),
    )
    .select((e) => ['id', e.fn.countAll<number>().over().as('all')])
    .where('pending', '>', 0n)
    .orderBy('pending', 'desc')
    .orderBy('id')
    .limit(mostInPlan)
    .execute()
  return { ids: rows.map(({ id }) => id), all: rows[0]?.all ?? 0 }
}

export const stakeColumns = {
  start: 'start',
  end: 'unlockTime',
  reward: 'reward',
  paid: 'paid',
}

/** States are those of the head block; earned rewards are those of this second. */
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
      left || validateExit(row) === null
        ? { principal: String(row.amount), givenUp: String(row.reward - row.paid), earned }
        : null,
    txHash: row.txHash,
    final: app.clock.isFinal(row.block),
  }
}
