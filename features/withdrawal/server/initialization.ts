import type { Handler } from '#platform/server/bind.ts'

import type { withdrawalApi } from '../api.ts'
import { recordOrder } from './recordOrder.ts'
import { whyNotInitialize } from './rules.ts'

export const initializationBefore: Handler<typeof withdrawalApi.initializationBefore> = (
  { requestId },
  call,
) => recordOrder(call, requestId, 'initialization', whyNotInitialize)

export const initializationAfter: Handler<typeof withdrawalApi.initializationAfter> = (
  input,
  call,
) => call.app.orders.after(call, { kind: 'withdrawal.initialization', ...input })
