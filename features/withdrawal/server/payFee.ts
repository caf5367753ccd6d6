import type { OrderTicket } from '#platform/std/order.ts'

import { apply } from './apply.ts'

/** The quote is stored in the order: a repeated request returns the same. */
export const payFee = {
  propose: apply,
  async reply({ call: { args } }: OrderTicket) {
    const [amount = '0', fee = '0'] = args
    return { fee, receives: String(BigInt(amount) - BigInt(fee)) }
  },
}
