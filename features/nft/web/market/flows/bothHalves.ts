import type { Endpoint } from '#platform/std/endpoint.ts'
import type { orderTicket } from '#platform/std/order.ts'

import { marketOrders } from '../../../marketOrders.ts'

/** The specification's one path for both halves: asked with a requestId it answers a ticket. */
export const operateBefore = marketOrders.operateCard as unknown as Endpoint<
  typeof marketOrders.operateCard.input,
  typeof orderTicket
>
export const buyBefore = marketOrders.buySkuProduct as unknown as Endpoint<
  typeof marketOrders.buySkuProduct.input,
  typeof orderTicket
>
