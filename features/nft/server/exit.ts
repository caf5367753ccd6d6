import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { nftActions } from '../actions.ts'
import { ownCard } from './ownCard.ts'
import { whyNotExit } from './rules.ts'

/** Leaving asks for nothing but the card being one's own and staked: no time, no activation. */
export const exit: Propose<typeof nftActions.exit> = async ({ tokenId }, call) => {
  const { row, card } = await ownCard(call, tokenId)
  refuseIf(whyNotExit(card), 'tokenId')
  return { args: { tokenId: BigInt(row.tokenId) } }
}
