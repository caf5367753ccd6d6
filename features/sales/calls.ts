import { orderCalls } from '#platform/std/action.ts'
import { amount, requestIdField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { salesFailures as f, targetFailures } from './failures.ts'
import { boxIdsField, numField, targetFields } from './fields.ts'

/** Orders of products. The selling feature declares their actions. */
export const salesCalls = {
  buyProductFirstPay: orderCalls({
    path: {
      before: '/deposit/aon/buyProductFirstPayBefore',
      after: '/deposit/aon/buyProductFirstPayAfter',
    },
    access: 'active',
    summary: 'Order: price and expiry fixed; all of it, or the first of two payments',
    input: { ...targetFields, num: z._default(z.optional(numField), 1) },
    reply: {
      /** Of two payments the second: sun, and seconds from the first to pay it in; null for one payment. */
      second: z.nullable(z.object({ amount, completeTime: z.int() })),
    },
    failures: [
      ...targetFailures,
      f.NOT_STARTED,
      f.ENDED,
      f.SOLD_OUT,
      f.TOO_FEW,
      f.ONE_AT_A_TIME,
      f.TOO_MANY,
      f.ABOVE_DAILY_LIMIT,
    ],
  }),

  buyProductSecondPay: orderCalls({
    path: '/deposit/aon/buyProductSecondPayAfter',
    access: 'session',
    summary:
      'Second payment: its order with requestId and the reserved boxes, or the first order, then its hash',
    input: {
      /** The first order. */
      orderId: z.optional(requestIdField),
      /** Reserved boxes of one series; all of the first order's where they are left out. */
      boxIds: z.optional(boxIdsField),
    },
    failures: [f.NOT_RESERVED, f.RESERVATION_OVER, f.ENDED, f.TOO_MANY, f.ONE_SERIES],
  }),
}
