import { endpoint } from '#platform/std/endpoint.ts'
import { amount, intField, pageFields, pageOf, seconds } from '#platform/std/fields.ts'
import {
  afterCall,
  beforeFields,
  bothFields,
  orderTicket,
  orderView,
  ticketOrView,
} from '#platform/std/order.ts'
import { verdict } from '#platform/std/verdict.ts'
import * as z from 'zod/mini'

import { salesFailures as f } from './failures.ts'
import { boxIdsField, numField, seriesField, targetFields } from './fields.ts'
import {
  coinAmount,
  product,
  productDetail,
  productKind,
  purchase,
  purchaseState,
  saleState,
} from './shapes.ts'

const target = [f.ONE_PRODUCT, f.NO_SUCH_LEVEL, f.NO_SUCH_SERIES]
const inTheWay = [f.NOT_STARTED, f.ENDED, f.SOLD_OUT, f.TOO_FEW, f.ONE_AT_A_TIME, f.TOO_MANY]

/** What is sold for the first time: card levels and series of boxes. */
export const salesApi = {
  productPage: endpoint({
    path: '/deposit/aon/productPage',
    summary: 'Primary sales: card levels, then box series from the newest, paged',
    input: z.object({
      ...pageFields,
      kind: z.optional(productKind),
      /** Of series; levels are on sale or sold out. */
      state: z.optional(saleState),
    }),
    output: pageOf(product),
  }),

  productDetail: endpoint({
    path: '/deposit/aon/productDetail',
    summary: 'One of them, with urn and odds for a series',
    input: z.object({ ...targetFields }),
    output: productDetail,
    failures: target,
  }),

  computerValue: endpoint({
    path: '/deposit/aon/computerValue',
    summary: 'Price of so many, in each coin, now',
    input: z.object({ ...targetFields, num: z._default(z.optional(numField), 1) }),
    output: z.object({
      num: z.int(),
      prices: z.array(coinAmount),
      /** In two payments: sun of each, at the rate of this moment. */
      first: z.nullable(amount),
      second: z.nullable(amount),
    }),
    failures: target,
  }),

  countdown: endpoint({
    path: '/deposit/aon/countdown',
    summary: 'Start and end of a sale, in chain time',
    input: z.object({ ...targetFields }),
    output: z.object({
      state: saleState,
      start: z.nullable(seconds),
      end: z.nullable(seconds),
      /** The chain's time now. */
      now: seconds,
    }),
    failures: target,
  }),

  canBuyProductNum: endpoint({
    path: '/deposit/aon/canBuyProductNum',
    summary: 'How many I may buy, and why not more',
    personal: true,
    input: z.object({ ...targetFields }),
    /** `can` is false for 0; `reason` says why not one more. */
    output: z.object({ num: z.int(), ...verdict.shape }),
    failures: target,
  }),

  productIfCanBuy: endpoint({
    path: '/deposit/aon/productIfCanBuy',
    summary: 'May I buy, and if not why',
    personal: true,
    input: z.object({ ...targetFields, num: z._default(z.optional(numField), 1) }),
    output: verdict,
    failures: target,
  }),

  buyProductFirstPayBefore: endpoint({
    path: '/deposit/aon/buyProductFirstPayBefore',
    summary: 'Order: price and expiry fixed; all of it, or the first of two payments',
    access: 'active',
    input: z.object({
      ...beforeFields,
      ...targetFields,
      num: z._default(z.optional(numField), 1),
    }),
    output: z.object({
      ...orderTicket.shape,
      /** Of two payments the second: sun, and seconds from the first to pay it in; null for one payment. */
      second: z.nullable(z.object({ amount, completeTime: z.int() })),
    }),
    failures: [...target, ...inTheWay, f.ABOVE_DAILY_LIMIT],
  }),

  buyProductFirstPayAfter: afterCall('/deposit/aon/buyProductFirstPayAfter'),

  buyProductSecondPayAfter: endpoint({
    path: '/deposit/aon/buyProductSecondPayAfter',
    summary:
      'Second payment: its order with requestId and what was reserved, then its hash; the first order may be named for it',
    access: 'session',
    input: z.object({
      ...bothFields,
      /** Reserved boxes of one series; all of the first order's where they are left out. */
      boxIds: z.optional(boxIdsField),
    }),
    output: ticketOrView,
    failures: [f.NOT_RESERVED, f.RESERVATION_OVER, f.ENDED, f.TOO_MANY, f.ONE_SERIES],
  }),

  sealedIn: endpoint({
    path: '/tessera/sales/sealedIn',
    summary: 'The series whose urn a card lies in; null where it lies in none',
    input: z.object({ tokenId: intField(1, 1_000_000_000) }),
    output: z.object({ seriesId: z.nullable(z.int()) }),
  }),

  buyRecordPage: endpoint({
    path: '/deposit/aon/buyRecordPage',
    summary:
      'My purchases, newest first; boxes with their state, sealed ones first, those that are over last',
    access: 'session',
    input: z.object({
      ...pageFields,
      kind: z._default(z.optional(productKind), 'box'),
      state: z.optional(purchaseState),
      seriesId: z.optional(seriesField),
    }),
    output: pageOf(purchase),
  }),

  buyRecordOfNoPay: endpoint({
    path: '/deposit/aon/buyRecordOfNoPay',
    summary: 'Unfinished orders of the address, of any kind, oldest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(orderView),
  }),
}
