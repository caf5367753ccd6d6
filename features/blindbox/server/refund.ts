import type { Call } from '#platform/server/call.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { Failure } from '#platform/std/failure.ts'

import type { blindboxActions } from '../actions.ts'
import { blindboxFailures as f } from '../failures.ts'
import { boxesFacts, standingNow } from './contract.ts'
import { findRequest } from './drawViews.ts'
import { refundBlockOf } from './rules.ts'

/** The contract keeps a seal alone: the call brings the request as it was made. */
export const refund: Propose<typeof blindboxActions.refund> = async ({ drawId }, call) => {
  const found = await findRequest(call, drawId)
  if (found === null) throw new Failure(f.NO_SUCH_DRAW, { field: 'drawId' })
  const { holder, amount, seed, requestBlock, seriesId, state } = found.row
  if (state === 'pending') await mustBeLate(call, seriesId, requestBlock)
  return {
    args: {
      requestId: BigInt(drawId),
      holder,
      boxIds: found.boxIds.map(BigInt),
      amount,
      seed,
      blockNumber: BigInt(requestBlock),
    },
  }
}

/** Its time is over, or that of one before it: the series has no chain of secrets then. */
async function mustBeLate(call: Call, seriesId: number, requestBlock: number): Promise<void> {
  const { app } = call
  const [{ deadline }, standing] = await Promise.all([boxesFacts(app), standingNow(app, seriesId)])
  const from = refundBlockOf(requestBlock, deadline)
  if (!standing || app.clock.head.number >= from) return
  throw new Failure(f.NOT_LATE, { field: 'drawId', values: { block: from - 1 } })
}
