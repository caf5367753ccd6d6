import type { Handler } from '#platform/server/bind.ts'

import type { withdrawalApi } from '../api.ts'
import { kind, withdrawOrder } from './withdrawOrder.ts'

export const apply: Handler<typeof withdrawalApi.apply> = (input, call) =>
  withdrawOrder(call, input)

export const updateWithdrawHash: Handler<typeof withdrawalApi.updateWithdrawHash> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
