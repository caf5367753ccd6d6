import type { Product, ProductDetail, SaleState, Slice } from '#features/sales/public.server.ts'
import type { Call } from '#platform/server/call.ts'

import type { CardLevel } from '../shapes.ts'
import { levelView, levelViews } from './levels.ts'

/** Levels are few and fixed: their list is read whole. */
export async function levelProducts(
  call: Call,
  { state, offset, limit }: Slice & { readonly state: SaleState | undefined },
): Promise<{ total: number; list: Product[] }> {
  const products = (await levelViews(call)).map(productOf)
  const list = products.filter((one) => state === undefined || one.state === state)
  return { total: list.length, list: list.slice(offset, offset + limit) }
}

export async function levelProduct(call: Call, level: number): Promise<ProductDetail> {
  return { ...productOf(await levelView(call, level)), series: null }
}

const productOf = (level: CardLevel): Product => ({
  kind: 'card',
  productId: level.level,
  name: level.levelStr,
  state: level.remainSupply > 0 ? 'onSale' : 'soldOut',
  price: level.price,
  priceTrx: level.priceTrx,
  supply: level.supply,
  remainSupply: level.remainSupply,
  start: null,
  end: null,
  twoPayments: null,
  fundAddress: level.fundAddress,
  urn: null,
  expected: null,
})
