import type { Handler } from '#platform/server/bind.ts'

import type { nftApi } from '../api.ts'

export const buyRecordOfNoPay: Handler<typeof nftApi.buyRecordOfNoPay> = (input, call) =>
  call.app.orders.unfinished(call.address, input)
