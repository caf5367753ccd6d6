import type { Handler } from '#platform/server/bind.ts'
import { earningFailures } from '#platform/std/earningFailures.ts'
import { Failure } from '#platform/std/failure.ts'

import type { earningsApi } from '../api.ts'
import { earningsReasons as reasons } from '../reasons.ts'
import { bonusNow, distributorAt } from './bonusNow.ts'
import { native } from './feeIndexer.ts'

const kind = 'earnings.claimBonus'

export const claimBonusBefore: Handler<typeof earningsApi.claimBonusBefore> = (
  { requestId },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: {},
    async propose() {
      const { app, address } = call
      const bonus = await bonusNow(app, address)
      if (bonus === null || bonus.due === 0n) throw new Failure(earningFailures.NOTHING_TO_CLAIM)
      const { leaves } = bonus
      return {
        contract: 'RewardDistributor',
        abi: distributorAt(app).abi,
        reasons,
        functionName: 'claim',
        args: [
          address,
          leaves.map(({ epoch }) => epoch),
          leaves.map(({ index }) => index),
          leaves.map(() => native),
          leaves.map(({ amount }) => amount),
          leaves.map(({ proof }) => proof),
        ],
      }
    },
  })

export const claimBonusAfter: Handler<typeof earningsApi.claimBonusAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
