import type { Propose } from '#platform/server/orders/bindActions.ts'

import type { marketActions } from '../../marketActions.ts'
import { ownCard } from '../ownCard.ts'

/** Of one card and no more: it ends by itself when the card moves. */
export const approve: Propose<typeof marketActions.approve> = async ({ tokenId }, call) => {
  const { row } = await ownCard(call, tokenId)
  const market = call.app.deployment.address('CardMarket')
  return { args: { to: market, tokenId: BigInt(row.tokenId) } }
}
