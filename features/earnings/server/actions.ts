import type { Propose } from '#platform/server/orders/bindActions.ts'
import { Failure } from '#platform/std/failure.ts'
import { earningFailures } from '#platform/std/spendFailures.ts'

import type { earningsActions } from '../actions.ts'
import { coinOf } from './coins.ts'
import { bonusNow } from './bonusNow.ts'
import { feeCredit } from './claimable.ts'

export const claimBonus: Propose<typeof earningsActions.claimBonus> = async (
  { coin: symbol },
  call,
) => {
  const { app, address } = call
  const coin = coinOf(app.deployment, symbol)
  const bonus = await bonusNow(app, address, coin)
  if (bonus === null || bonus.due === 0n) throw new Failure(earningFailures.NOTHING_TO_CLAIM)
  const { leaves } = bonus
  return {
    args: {
      account: address,
      epochIds: leaves.map(({ epoch }) => epoch),
      indexes: leaves.map(({ index }) => index),
      tokens: leaves.map(() => coin),
      amounts: leaves.map(({ amount }) => amount),
      proofs: leaves.map(({ proof }) => proof),
    },
  }
}

export const claimFees: Propose<typeof earningsActions.claimFees> = async (_input, call) => {
  const { sun } = await feeCredit(call.app, call.address, 'creditOf')
  if (sun === 0n) throw new Failure(earningFailures.NOTHING_TO_CLAIM)
  return {}
}
