import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { nftActions } from '../actions.ts'
import { ownCard } from './ownCard.ts'
import { whyNotUnlock } from './rules.ts'

export const closePledge: Propose<typeof nftActions.closePledge> = async ({ tokenId }, call) => {
  const { row, card } = await ownCard(call, tokenId)
  const time = utcText(card.stake?.unlockTime ?? 0)
  refuseIf(whyNotUnlock(card, call.app.clock.now()), 'tokenId', { time })
  return { args: { tokenId: BigInt(row.tokenId) } }
}
