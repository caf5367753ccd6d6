import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { marketActions } from '../../marketActions.ts'
import { whyNotSettle } from './rules.ts'
import { cardNow, saleNow, soldUntil } from './state.ts'

/** Anyone may: whoever waits for the card, or for the money, or for neither. */
export const settle: Propose<typeof marketActions.settle> = async ({ tokenId, number }, call) => {
  const { app } = call
  const [card, sale] = await Promise.all([cardNow(app, tokenId), saleNow(app, tokenId, number)])
  refuseIf(whyNotSettle(sale, card, app.clock.now()), 'number', soldUntil(app, card))
  return { args: { tokenId: BigInt(tokenId), number: BigInt(number) } }
}
