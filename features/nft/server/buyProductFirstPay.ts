import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'

import { type nftApi, nftFailures } from '../api.ts'
import { cardsAbi } from '../contract/abi.ts'
import { priceInSun } from './contract.ts'
import { levelOrRefuse } from './levels.ts'

const kind = 'nft.buy'

/** What is sent is the most the buyer pays; the contract returns change. */
export const buyProductFirstPayBefore: Handler<typeof nftApi.buyProductFirstPayBefore> = async (
  input,
  call,
) => {
  const level = await levelOrRefuse(call, input.level)
  if (level.minted >= level.supply) throw new Failure(nftFailures.SOLD_OUT, { field: 'level' })
  return call.app.orders.before(call, {
    kind,
    requestId: input.requestId,
    subject: { level: String(input.level) },
    to: {
      contract: 'Cards',
      abi: cardsAbi,
      functionName: 'Buy',
      args: [BigInt(input.level)],
      callValue: await priceInSun(call.app, level.price),
    },
  })
}

export const buyProductFirstPayAfter: Handler<typeof nftApi.buyProductFirstPayAfter> = (
  input,
  call,
) => call.app.orders.after(call, { kind, ...input })
