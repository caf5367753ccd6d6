import type { Call } from '#platform/server/call.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import { nftFailures } from '../../failures.ts'
import type { marketActions } from '../../marketActions.ts'
import { levelOrRefuse } from '../levels.ts'
import { anyCard } from './anyCard.ts'
import { coinOrRefuse, paidWith, priceOrRefuse } from './coins.ts'
import { expiryIn } from './expiry.ts'

export const offer: Propose<typeof marketActions.offer> = async (
  { tokenId, level, coin: symbol, amount: offered, days },
  call,
) => {
  const target = await targetOf(call, tokenId, level)
  const coin = await coinOrRefuse(call.app, symbol)
  const amount = await priceOrRefuse(call.app, coin, offered, 'amount')
  const callValue = await paidWith(call, coin, amount, 'amount')
  const expiry = await expiryIn(call.app, days)
  return { args: { ...target, coin: coin.address, amount, expiry }, callValue }
}

/** One card, or any of a level. */
async function targetOf(call: Call, tokenId: number | undefined, level: number | undefined) {
  if (level === undefined) {
    const row = await anyCard(call, tokenId)
    refuseIf(row.owner === call.address ? nftFailures.OWN_CARD : null, 'tokenId')
    return { tokenId: BigInt(row.tokenId) }
  }
  if (tokenId !== undefined) throw new Failure(nftFailures.ONE_TARGET, { field: 'level' })
  await levelOrRefuse(call, level)
  return { level: BigInt(level) }
}
