import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { Failure } from '#platform/std/failure.ts'

import type { blindboxApi } from '../api.ts'
import { blindboxFailures as f } from '../failures.ts'
import { boxCall } from './boxNow.ts'
import { boxesFacts, standingNow } from './contract.ts'
import { findRequest } from './drawViews.ts'
import { refundBlockOf } from './rules.ts'

const kind = 'blindbox.refund'

/** The contract keeps a seal alone: the call brings the request as it was made. */
export const refundBefore: Handler<typeof blindboxApi.refundBefore> = (
  { requestId, drawId },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { drawId: String(drawId) },
    async propose() {
      const found = await findRequest(call, drawId)
      if (found === null) throw new Failure(f.NO_SUCH_DRAW, { field: 'drawId' })
      const { holder, amount, seed, requestBlock, seriesId } = found.row
      if (found.row.state === 'pending') await mustBeLate(call, seriesId, requestBlock)
      const boxIds = found.boxIds.map(BigInt)
      return boxCall('refund', [BigInt(drawId), holder, boxIds, amount, seed, BigInt(requestBlock)])
    },
  })

/** Its time is over, or that of one before it: the series has no chain of secrets then. */
async function mustBeLate(call: Call, seriesId: number, requestBlock: number): Promise<void> {
  const { app } = call
  const [{ deadline }, standing] = await Promise.all([boxesFacts(app), standingNow(app, seriesId)])
  const from = refundBlockOf(requestBlock, deadline)
  if (!standing || app.clock.head.number >= from) return
  throw new Failure(f.NOT_LATE, { field: 'drawId', values: { block: from - 1 } })
}

export const refundAfter: Handler<typeof blindboxApi.refundAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
