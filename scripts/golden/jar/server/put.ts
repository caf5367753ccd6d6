import type { Propose } from '#platform/server/orders/bindActions.ts'

import type { jarActions } from '../actions.ts'

/** What the wallet has is checked with the order: who has less is refused. */
export const put: Propose<typeof jarActions.put> = async ({ amount }) => ({
  callValue: BigInt(amount),
})
