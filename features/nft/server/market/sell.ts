import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf } from '#platform/std/failure.ts'

import { nftFailures } from '../../failures.ts'
import type { marketActions } from '../../marketActions.ts'
import { ownCard } from '../ownCard.ts'
import { coinOrRefuse, priceOrRefuse } from './coins.ts'
import { expiryIn } from './expiry.ts'
import { validateSell } from './rules.ts'
import { cardNow, soldUntil } from './state.ts'

export const sell: Propose<typeof marketActions.sell> = async (asked, call) => {
  const { row } = await ownCard(call, asked.tokenId)
  const card = await cardNow(call.app, row.tokenId)
  const fault = validateSell(card)
  const last = fault === nftFailures.APPROVE_FIRST
  if (!last) refuseIf(fault, 'tokenId', soldUntil(call.app, card))
  const coin = await coinOrRefuse(call.app, asked.coin)
  const price = await priceOrRefuse(call.app, coin, asked.price, 'price')
  // The last check: an approval is a step of its own, useful only if nothing else blocks.
  if (last) refuseIf(fault, 'tokenId')
  const expiry = await expiryIn(call.app, asked.days)
  return {
    args: { tokenId: BigInt(row.tokenId), coin: coin.address, price, expiry },
    refusals: {
      'Please wait for the next block': { kind: nftFailures.SAME_BLOCK, field: 'tokenId' },
    },
  }
}
