import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import { cardMarketAbi } from '../../contract/abi.ts'
import { nftFailures } from '../../failures.ts'
import type { marketOrders } from '../../marketOrders.ts'
import { nftReasons as reasons } from '../../reasons.ts'
import { levelOrRefuse } from '../levels.ts'
import { anyCard } from './anyCard.ts'
import { coinOrRefuse, paidWith, priceOrRefuse } from './coins.ts'
import { expiryIn } from './expiry.ts'

const kind = 'nft.offer'

export const offerBefore: Handler<typeof marketOrders.offerBefore> = (
  { requestId, tokenId, level, coin: symbol, amount, days },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: {
      tokenId: String(tokenId ?? ''),
      level: String(level ?? ''),
      coin: symbol,
      amount: String(amount ?? ''),
      days: String(days),
    },
    async propose() {
      const { functionName, target } = await targetOf(call, tokenId, level)
      const coin = await coinOrRefuse(call.app, symbol)
      const price = await priceOrRefuse(call.app, coin, amount, 'amount')
      const callValue = await paidWith(call, coin, price, 'amount')
      const args = [BigInt(target), coin.address, price, await expiryIn(call.app, days)]
      return { contract: 'CardMarket', abi: cardMarketAbi, reasons, functionName, args, callValue }
    },
  })

/** One card, or any of a level. */
async function targetOf(call: Call, tokenId: number | undefined, level: number | undefined) {
  if (level === undefined) {
    const row = await anyCard(call, tokenId)
    refuseIf(row.owner === call.address ? nftFailures.OWN_CARD : null, 'tokenId')
    return { functionName: 'offerOnCard', target: row.tokenId }
  }
  if (tokenId !== undefined) throw new Failure(nftFailures.ONE_TARGET, { field: 'level' })
  await levelOrRefuse(call, level)
  return { functionName: 'offerOnLevel', target: level }
}

export const offerAfter: Handler<typeof marketOrders.offerAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
