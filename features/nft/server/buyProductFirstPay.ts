import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'

import type { nftApi } from '../api.ts'
import { nftFailures } from '../failures.ts'
import { cardsAbi } from '../contract/abi.ts'
import { nftReasons as reasons } from '../reasons.ts'
import { priceInSun } from './contract.ts'
import { levelOrRefuse } from './levels.ts'

const kind = 'nft.buy'

/** What is sent is the most the buyer pays; the contract returns change. */
export const buyProductFirstPayBefore: Handler<typeof nftApi.buyProductFirstPayBefore> = async (
  { requestId, level },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { level: String(level) },
    async propose() {
      const { minted, supply, price } = await levelOrRefuse(call, level)
      if (minted >= supply) throw new Failure(nftFailures.SOLD_OUT, { field: 'level' })
      const callValue = await priceInSun(call.app, price)
      const args = [BigInt(level)]
      return { contract: 'Cards', abi: cardsAbi, reasons, functionName: 'Buy', args, callValue }
    },
  })

export const buyProductFirstPayAfter: Handler<typeof nftApi.buyProductFirstPayAfter> = (
  input,
  call,
) => call.app.orders.after(call, { kind, ...input })
