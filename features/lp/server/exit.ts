import type { Handler } from '#platform/server/bind.ts'

import type { lpApi } from '../api.ts'
import { lpFailures } from '../failures.ts'
import { positionOrder } from './positionOrder.ts'

const kind = 'lp.exit'

/** Leaving asks for nothing but something being staked: no reserve, no stream, no activation. */
export const exitBefore = positionOrder(kind, 'exit', ({ staked }) =>
  staked === 0n ? lpFailures.NOTHING_STAKED : null,
)

export const exitAfter: Handler<typeof lpApi.exitAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
