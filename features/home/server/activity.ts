import type { Handler } from '#platform/server/bind.ts'

import type { homeApi } from '../api.ts'

export const activity: Handler<typeof homeApi.activity> = (input, call) =>
  call.app.orders.all(call.address, input)
