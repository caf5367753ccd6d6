import type { Propose } from '#platform/server/orders/bindActions.ts'
import { earningFailures } from '#platform/std/earningFailures.ts'
import { Failure } from '#platform/std/failure.ts'

import type { earningsActions } from '../actions.ts'
import { native } from './coins.ts'
import { bonusNow } from './bonusNow.ts'

export const claimBonus: Propose<typeof earningsActions.claimBonus> = async (_input, call) => {
  const { app, address } = call
  const bonus = await bonusNow(app, address)
  if (bonus === null || bonus.due === 0n) throw new Failure(earningFailures.NOTHING_TO_CLAIM)
  const { leaves } = bonus
  return {
    args: {
      account: address,
      epochIds: leaves.map(({ epoch }) => epoch),
      indexes: leaves.map(({ index }) => index),
      tokens: leaves.map(() => native),
      amounts: leaves.map(({ amount }) => amount),
      proofs: leaves.map(({ proof }) => proof),
    },
  }
}
