import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { stakingActions } from '../actions.ts'
import { coinByAddress, reserveNow, stakingFacts } from './contract.ts'
import { ownStake } from './positions.ts'
import { coveredOrRefuse, termOrRefuse } from './purse.ts'
import { whyNotUnlock } from './rules.ts'

export const renew: Propose<typeof stakingActions.renew> = async ({ id, days }, call) => {
  const { app } = call
  const stake = await ownStake(call, id)
  refuseIf(whyNotUnlock(stake, app.clock.now()), 'id', { time: utcText(stake.unlockTime) })
  const [facts, reserve] = await Promise.all([stakingFacts(app), reserveNow(app)])
  const coin = coinByAddress(facts, stake.coin)
  coveredOrRefuse(coin, termOrRefuse(coin, days), stake.amount, reserve)
  return {
    args: { id: BigInt(id), termDays: BigInt(days) },
    // Where an account leaves meanwhile, what it gives up is set free first.
    spareEnergy: 20_000,
  }
}
