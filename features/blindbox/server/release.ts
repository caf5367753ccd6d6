import type { Propose } from '#platform/server/orders/bindActions.ts'
import { Failure } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { blindboxActions } from '../actions.ts'
import { blindboxFailures as f } from '../failures.ts'
import { boxNow } from './boxNow.ts'

/** Its holder at any time, anyone once it is over. */
export const release: Propose<typeof blindboxActions.release> = async ({ boxId }, call) => {
  const { state, holder, expiry } = await boxNow(call.app, boxId)
  if (state !== 'reserved') throw new Failure(f.NOT_RESERVED, { field: 'boxId' })
  if (holder !== call.address && call.app.clock.now() < expiry) {
    throw new Failure(f.NOT_RELEASABLE, { field: 'boxId', values: { time: utcText(expiry) } })
  }
  return { args: { boxId: BigInt(boxId) } }
}
