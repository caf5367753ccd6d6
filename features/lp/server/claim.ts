import type { Handler } from '#platform/server/bind.ts'

import type { lpApi } from '../api.ts'
import { lpFailures } from '../failures.ts'
import { positionOrder } from './positionOrder.ts'

const kind = 'lp.claim'

export const claimBefore = positionOrder(kind, 'claim', ({ earned }) =>
  earned === 0n ? lpFailures.NOTHING_TO_CLAIM : null,
)

export const claimAfter: Handler<typeof lpApi.claimAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
