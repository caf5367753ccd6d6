import type { Offer, ProductKind } from '#features/sales/public.server.ts'
import type { Call } from '#platform/server/call.ts'
import { signedCall } from '#platform/server/orders/bindActions.ts'

import { blindBoxesAbi } from '../contract/abi.ts'
import { mostBoxes } from '../numbers.ts'
import { saleCalls } from '../saleCalls.ts'
import { boxReads } from './boxReads.ts'
import { limitNow, priceNow } from './contract.ts'
import { freeOf, saleStateOf } from './rules.ts'
import { secondPayment } from './secondPayment.ts'
import { seriesOrRefuse } from './series.ts'

const { buy, reserve } = saleCalls

/** Every series is a product: paid at once, or reserved by the first of two payments. */
export const boxProducts: ProductKind = {
  kind: 'box',
  reads: boxReads,
  orders: {
    orderKinds: [buy.kind, reserve.kind],
    offer,
    ownLimit,
    propose: (seriesId, num, { orderKind }) =>
      signedCall(
        orderKind === reserve.kind ? reserve : buy,
        { seriesId: BigInt(seriesId), count: BigInt(num) },
        blindBoxesAbi,
      ),
  },
  second: secondPayment,
}

async function offer(call: Call, seriesId: number): Promise<Offer> {
  const row = await seriesOrRefuse(call, seriesId)
  const price = await priceNow(call.app, seriesId)
  const inTwo = row.firstShare !== 0
  const firstOf = (whole: bigint) => (inTwo ? (whole * BigInt(row.firstShare)) / 10_000n : whole)
  return {
    state: saleStateOf(row, call.app.clock.now()),
    start: row.startTime,
    end: row.endTime,
    left: freeOf(row),
    most: mostBoxes,
    usdt: row.price,
    cost: price === null ? null : { price, first: firstOf(price) },
    completeTime: inTwo ? row.completeTime : null,
    orderKind: inTwo ? reserve.kind : buy.kind,
  }
}

async function ownLimit({ app, address }: Call): Promise<bigint | null> {
  const { daily, spent } = await limitNow(app, address)
  if (daily === null) return null
  return daily > spent ? daily - spent : 0n
}
