import type { Handler } from '#platform/server/bind.ts'
import { refuseIf } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { stakingApi } from '../api.ts'
import { termStakingAbi as abi } from '../contract/abi.ts'
import { stakingReasons as reasons } from '../reasons.ts'
import { coinByAddress, reserveNow, stakingFacts } from './contract.ts'
import { ownStake } from './positions.ts'
import { coveredOrRefuse, termOrRefuse } from './purse.ts'
import { whyNotUnlock } from './rules.ts'

const kind = 'staking.renew'

export const renewBefore: Handler<typeof stakingApi.renewBefore> = (
  { requestId, id, days },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { id: String(id), days: String(days) },
    async propose() {
      const { app } = call
      const stake = await ownStake(call, id)
      const time = utcText(stake.unlockTime)
      refuseIf(whyNotUnlock(stake, app.clock.now()), 'id', { time })
      const [facts, reserve] = await Promise.all([stakingFacts(app), reserveNow(app)])
      const coin = coinByAddress(facts, stake.coin)
      coveredOrRefuse(coin, termOrRefuse(coin, days), stake.amount, reserve)
      const args = [BigInt(id), BigInt(days)]
      // Where somebody leaves meanwhile, what is given up is set free first.
      const spareEnergy = 20_000
      return { contract: 'TermStaking', abi, reasons, functionName: 'renew', args, spareEnergy }
    },
  })

export const renewAfter: Handler<typeof stakingApi.renewAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
