import type { Propose } from '#platform/server/orders/bindActions.ts'
import { Failure } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { blindboxActions } from '../actions.ts'
import { sealedBoxes } from './ownBoxes.ts'
import { blindboxFailures as f, blindboxFailures } from '../failures.ts'
import { boxNow } from './boxNow.ts'
import { creditNow } from './contract.ts'

export const giveBack: Propose<typeof blindboxActions.giveBack> = async ({ boxIds }, call) => {
  const own = await sealedBoxes(call, boxIds)
  return { args: { boxIds: own.boxIds.map(BigInt) } }
}

/** Its holder at any time, anyone once it is over. */
export const release: Propose<typeof blindboxActions.release> = async ({ boxId }, call) => {
  const { state, holder, expiry } = await boxNow(call.app, boxId)
  if (state !== 'reserved') throw new Failure(f.NOT_RESERVED, { field: 'boxId' })
  if (holder !== call.address && call.app.clock.now() < expiry) {
    throw new Failure(f.NOT_RELEASABLE, { field: 'boxId', values: { time: utcText(expiry) } })
  }
  return { args: { boxId: BigInt(boxId) } }
}

export const setDailyLimit: Propose<typeof blindboxActions.setDailyLimit> = async ({ limit }) => {
  if (limit === undefined) throw new Failure(f.LIMIT_REQUIRED, { field: 'limit' })
  return { args: { sun: limit } }
}

export const withdraw: Propose<typeof blindboxActions.withdraw> = async (_input, call) => {
  const owed = await creditNow(call.app, call.address)
  if (owed === 0n) throw new Failure(blindboxFailures.NOTHING_OWED)
  return { args: { account: call.address } }
}
