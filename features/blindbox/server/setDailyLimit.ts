import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'

import type { blindboxApi } from '../api.ts'
import { blindboxFailures } from '../failures.ts'
import { boxCall } from './boxNow.ts'

const kind = 'blindbox.setDailyLimit'

export const setDailyLimitBefore: Handler<typeof blindboxApi.setDailyLimitBefore> = (
  { requestId, limit },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { limit: String(limit ?? '') },
    async propose() {
      if (limit === undefined) {
        throw new Failure(blindboxFailures.LIMIT_REQUIRED, { field: 'limit' })
      }
      return boxCall('setDailyLimit', [limit])
    },
  })

export const setDailyLimitAfter: Handler<typeof blindboxApi.setDailyLimitAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
