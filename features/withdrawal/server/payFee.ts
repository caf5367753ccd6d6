import type { Handler } from '#platform/server/bind.ts'

import type { withdrawalApi } from '../api.ts'
import { kind, withdrawOrder } from './withdrawOrder.ts'

/** The quote is what the order itself carries: asked again it is the same. */
export const payFeeBefore: Handler<typeof withdrawalApi.payFeeBefore> = async (input, call) => {
  const ticket = await withdrawOrder(call, input)
  const [amount = '0', fee = '0'] = ticket.call.args
  return { ...ticket, fee, receives: String(BigInt(amount) - BigInt(fee)) }
}

export const payFeeAfter: Handler<typeof withdrawalApi.payFeeAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
