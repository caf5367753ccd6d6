import type { Handler } from '#platform/server/bind.ts'

import type { withdrawalApi } from '../api.ts'
import { recordOrder } from './recordOrder.ts'
import { whyNotUnlock } from './rules.ts'

export const unlockLimitBefore: Handler<typeof withdrawalApi.unlockLimitBefore> = (
  { requestId },
  call,
) => recordOrder(call, requestId, 'unlockLimit', whyNotUnlock)

export const unlockLimitAfter: Handler<typeof withdrawalApi.unlockLimitAfter> = (input, call) =>
  call.app.orders.after(call, { kind: 'withdrawal.unlockLimit', ...input })
