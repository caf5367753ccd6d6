import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { reserveInText } from '#platform/server/reserve.ts'
import type { Address } from '#platform/std/address.ts'
import { runwayDays, thirtyDays } from '#platform/std/runway.ts'

import type { nftApi } from '../api.ts'
import { factsOf, stakeOf, stakedCards } from './cards.ts'
import { cardsFacts, reserveNow } from './contract.ts'
import { findHolder, paidSince, totals } from './holders.ts'
import { levelsWithCounts } from './levels.ts'
import { pendingAt } from './rules.ts'

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

async function mineOf(call: Call, owner: Address) {
  const now = call.app.clock.now()
  const [facts, holder, rows] = await Promise.all([
    cardsFacts(call.app),
    findHolder(call, owner),
    stakedCards(call, owner),
  ])
  const owed = holder?.owed ?? 0n
  let claimable = owed
  let power = 0
  let nextUnlockTime: number | null = null
  for (const row of rows) {
    const stake = stakeOf(row)
    if (stake === null) continue
    claimable += pendingAt(stake, now)
    power += factsOf(facts, row.level).power
    if (stake.unlockTime > now) {
      nextUnlockTime = Math.min(nextUnlockTime ?? stake.unlockTime, stake.unlockTime)
    }
  }
  return {
    pledged: rows.length,
    power,
    claimable: String(claimable),
    owed: String(owed),
    claimed: String(holder?.claimed ?? 0n),
    nextUnlockTime,
  }
}
