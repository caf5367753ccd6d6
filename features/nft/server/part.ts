import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { pendingRow } from '#platform/server/database/pendingRow.ts'
import { reserveInText } from '#platform/server/reserve.ts'
import type { Address } from '#platform/std/address.ts'
import { mostInPlan } from '#platform/std/claimCalls.ts'
import { runwayDays, thirtyDays } from '#platform/std/runway.ts'

import type { nftApi } from '../api.ts'
import type { NftTables } from '../tables.ts'
import { factsOf } from './cards.ts'
import { cardsFacts, reserveNow } from './contract.ts'
import { findHolder, paidSince, totals } from './holders.ts'
import { levelsWithCounts } from './levels.ts'

export const part: Handler<typeof nftApi.part> = async (_, call) => {
  const { app, session } = call
  const [levels, { rewardPaid }, reserve, mine] = await Promise.all([
    levelsWithCounts(call),
    totals(call),
    reserveNow(app),
    session === null ? null : mineOf(call, session.address),
  ])
  const recent = await paidSince(call, app.clock.now() - thirtyDays, rewardPaid)
  let totalPledged = 0
  let totalPower = 0
  for (const { staked, power } of levels) {
    totalPledged += staked
    totalPower += staked * power
  }
  return {
    totalPledged,
    totalPower,
    totalReward: String(rewardPaid),
    paidLast30Days: String(recent),
    reserve: reserveInText(reserve),
    runwayDays: runwayDays(reserve.free, recent),
    mine,
  }
}

export async function mineOf(call: Call, owner: Address) {
  const now = call.app.clock.now()
  const [facts, holder, levels] = await Promise.all([
    cardsFacts(call.app),
    findHolder(call, owner),
    stakedByLevel(call, owner, now),
  ])
  const owed = holder?.owed ?? 0n
  const unlockTimes = levels.flatMap(({ next }) => next ?? [])
  return {
    pledged: levels.reduce((sum, { cards }) => sum + cards, 0),
    power: levels.reduce((sum, { level, cards }) => sum + cards * factsOf(facts, level).power, 0),
    claimable: String(levels.reduce((sum, { pending }) => sum + pending, owed)),
    owed: String(owed),
    claimed: String(holder?.claimed ?? 0n),
    nextUnlockTime: unlockTimes.length === 0 ? null : Math.min(...unlockTimes),
  }
}

/** The running stakes of an owner: how many of each level, what they have earned, and the next moment one matures. */
const stakedByLevel = (call: Call, owner: Address, now: number) =>
  call.db
    .withTables<NftTables>()
    .selectFrom('nftCards')
    .select((e) => [
      'level',
      e.fn.countAll<number>().as('cards'),
      e.fn.sum<bigint>(pendingRow(stakeColumns, now)).as('pending'),
      e.fn.min<number | null>('unlockTime').filterWhere('unlockTime', '>', now).as('next'),
    ])
    .where('owner', '=', owner)
    .where('unlockTime', 'is not', null)
    .groupBy('level')
    .execute()

/** Staked cards of an owner that pay most now, as many as a plan of claims takes, and how many pay at all. */
export async function mostPaying(call: Call): Promise<{ ids: number[]; all: number }> {
  const pending = pendingRow(stakeColumns, call.app.clock.now())
  const staked = call.db
    .withTables<NftTables>()
    .selectFrom('nftCards')
    .where('owner', '=', call.address)
    .where('unlockTime', 'is not', null)
  const rows = await call.db
    .withTables<NftTables>()
    .selectFrom(staked.select(['tokenId', pending.as('pending')]).as('staked'))
    .select((e) => ['tokenId', e.fn.countAll<number>().over().as('all')])
    .where('pending', '>', 0n)
    .orderBy('pending', 'desc')
    .orderBy('tokenId')
    .limit(mostInPlan)
    .execute()
  return { ids: rows.map(({ tokenId }) => tokenId), all: rows[0]?.all ?? 0 }
}

const stakeColumns = { start: 'pledgeStart', end: 'unlockTime', reward: 'reward', paid: 'paid' }
