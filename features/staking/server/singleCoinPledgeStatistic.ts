import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { pendingRow } from '#platform/server/database/pendingRow.ts'
import { reserveInText } from '#platform/server/reserve.ts'
import { runwayDays } from '#platform/std/runway.ts'

import type { stakingApi } from '../api.ts'
import { openByCoin } from './coins.ts'
import {
  paidSource,
  reserveNow,
  reserveSource,
  contractSource,
  stakingFacts,
  totalsNow,
} from './contract.ts'
import { stakeColumns, tables, unpaidRows } from './positions.ts'
import { paidSums } from './reserves.ts'

export const singleCoinPledgeStatistic: Handler<
  typeof stakingApi.singleCoinPledgeStatistic
> = async (_, call) => {
  const { app, session } = call
  const [{ coins }, reserve, totals, open, sums, { paid, recent }, mine] = await Promise.all([
    stakingFacts(app),
    reserveNow(app),
    totalsNow(app),
    openByCoin(call),
    tables(call).selectFrom('stakingTotals').select('stakers').executeTakeFirst(),
    paidSums(call),
    session === null ? null : mineOf(call),
  ])
  return {
    coins: coins.map(({ symbol, decimals, address }) => ({
      symbol,
      decimals,
      total: String(totals.get(address) ?? 0n),
      stakes: open.get(address)?.open ?? 0,
      everOpened: open.get(address)?.everOpened ?? 0,
    })),
    stakers: sums?.stakers ?? 0,
    reserve: reserveInText(reserve),
    paid: String(paid),
    paidLast30Days: String(recent),
    runwayDays: runwayDays(reserve.free, recent),
    mine,
    sources: [
      reserveSource(app, reserve),
      ...(mine === null ? [] : [paidSource(app, 'mine.claimed', mine.claimed)]),
      ...coins.map(({ symbol, address }) =>
        contractSource(app, {
          what: `coins.${symbol}.total`,
          call: 'coins()',
          value: totals.get(address),
        }),
      ),
    ],
  }
}

export async function mineOf(call: Call) {
  const now = call.app.clock.now()
  const [owner, unpaid, next] = await Promise.all([
    tables(call)
      .selectFrom('stakingOwners')
      .select(['open', 'claimed'])
      .where('owner', '=', call.address)
      .executeTakeFirst(),
    tables(call)
      .selectFrom(unpaidRows(call).select(pendingRow(stakeColumns, now).as('pending')).as('unpaid'))
      .select((e) => [
        e.fn.sum<bigint | null>('pending').as('claimable'),
        e.fn.countAll<number>().filterWhere('pending', '>', 0n).as('paying'),
      ])
      .executeTakeFirst(),
    tables(call)
      .selectFrom('stakingPositions')
      .select((e) => e.fn.min('unlockTime').as('time'))
      .where('owner', '=', call.address)
      .where('state', '=', 'earning')
      .executeTakeFirst(),
  ])
  return {
    stakes: owner?.open ?? 0,
    claimable: String(unpaid?.claimable ?? 0n),
    paying: unpaid?.paying ?? 0,
    claimed: String(owner?.claimed ?? 0n),
    nextUnlockTime: next?.time ?? null,
  }
}
