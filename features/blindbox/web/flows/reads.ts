import { salesApi } from '#features/sales/public.web.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'

import { blindboxApi } from '../../api.ts'

/** Replies that any change of a box makes old. */
export const boxReads: readonly Endpoint[] = [
  salesApi.productPage,
  salesApi.productDetail,
  salesApi.computerValue,
  salesApi.canBuyProductNum,
  salesApi.productIfCanBuy,
  salesApi.buyRecordPage,
  blindboxApi.mine,
  blindboxApi.drawPage,
  blindboxApi.draw,
  blindboxApi.accountPage,
  blindboxApi.bondPage,
]
