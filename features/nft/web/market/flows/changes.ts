import type { Endpoint } from '#platform/std/endpoint.ts'

import { marketApi } from '../../../marketApi.ts'
import { cardReads } from '../../flows/changes.ts'

/** Replies that any deal of the market makes old. */
export const marketReads: readonly Endpoint[] = [
  ...cardReads,
  marketApi.skuPage,
  marketApi.cardSkuInfo,
  marketApi.priceHistory,
  marketApi.offerPage,
  marketApi.ownOffers,
  marketApi.ownSales,
  marketApi.credits,
  marketApi.ifCanOperateCard,
  marketApi.canBuySkuProduct,
]
