import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { blindboxApi } from '../api.ts'
import { blindboxFailures as f } from '../failures.ts'
import { boxCall, boxNow } from './boxNow.ts'

const kind = 'blindbox.release'

/** Its holder at any time, anybody once it is over. */
export const releaseBefore: Handler<typeof blindboxApi.releaseBefore> = (
  { requestId, boxId },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { boxId: String(boxId) },
    async propose() {
      const { state, holder, expiry } = await boxNow(call.app, boxId)
      if (state !== 'reserved') throw new Failure(f.NOT_RESERVED, { field: 'boxId' })
      if (holder !== call.address && call.app.clock.now() < expiry) {
        throw new Failure(f.NOT_RELEASABLE, { field: 'boxId', values: { time: utcText(expiry) } })
      }
      return boxCall('release', [BigInt(boxId)])
    },
  })

export const releaseAfter: Handler<typeof blindboxApi.releaseAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
