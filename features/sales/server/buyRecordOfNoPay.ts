import type { Handler } from '#platform/server/bind.ts'

import type { salesApi } from '../api.ts'

export const buyRecordOfNoPay: Handler<typeof salesApi.buyRecordOfNoPay> = (input, call) =>
  call.app.orders.unfinished(call.address, input)
