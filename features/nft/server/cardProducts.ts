import type { Offer, ProductKind } from '#features/sales/public.server.ts'
import type { Call } from '#platform/server/call.ts'
import { signedCall } from '#platform/server/orders/bindActions.ts'

import { cardsAbi } from '../contract/abi.ts'
import { saleCall } from '../saleCall.ts'
import { priceInSun } from './contract.ts'
import { levelOrRefuse } from './levels.ts'
import { levelProduct, levelProducts } from './levelProducts.ts'
import { purchases } from './purchases.ts'
import { rewards } from './rewards.ts'

/** Every card level is a product, on sale from the contract's first block until its last card. */
export const cardProducts: ProductKind = {
  kind: 'card',
  reads: { page: levelProducts, detail: levelProduct, purchases, rewards },
  orders: {
    orderKinds: [saleCall.kind],
    offer,
    ownLimit: async () => null,
    propose: (level) => signedCall(saleCall, { level: BigInt(level) }, cardsAbi),
  },
}

async function offer(call: Call, level: number): Promise<Offer> {
  const { minted, supply, price: usdt } = await levelOrRefuse(call, level)
  const price = await priceInSun(call.app, usdt)
  return {
    state: minted < supply ? 'onSale' : 'soldOut',
    start: null,
    end: null,
    left: supply - minted,
    most: 1,
    usdt,
    cost: price === null ? null : { price, first: price },
    completeTime: null,
    orderKind: saleCall.kind,
  }
}
