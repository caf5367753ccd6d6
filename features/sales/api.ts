import { endpoint } from '#platform/std/endpoint.ts'
import { amount, intField, pageFields, pageOf, seconds } from '#platform/std/fields.ts'
import { orderView } from '#platform/std/order.ts'
import { verdict } from '#platform/std/verdict.ts'
import * as z from 'zod/mini'

import { targetFailures } from './failures.ts'
import { numField, seriesField, targetFields } from './fields.ts'
import {
  coinAmount,
  product,
  productDetail,
  productKind,
  purchase,
  purchaseState,
  reward,
  saleState,
} from './shapes.ts'

/** Primary products: card levels and series of boxes. */
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
    failures: targetFailures,
  }),

  computerValue: endpoint({
    path: '/deposit/aon/computerValue',
    summary: 'Price of a number of items, in each coin, now',
    input: z.object({ ...targetFields, num: z._default(z.optional(numField), 1) }),
    output: z.object({
      num: z.int(),
      prices: z.array(coinAmount),
      /** In two payments: sun of each, at the rate of this moment. */
      first: z.nullable(amount),
      second: z.nullable(amount),
    }),
    failures: targetFailures,
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
    failures: targetFailures,
  }),

  canBuyProductNum: endpoint({
    path: '/deposit/aon/canBuyProductNum',
    summary: 'How many I may buy, and why not more',
    personal: true,
    input: z.object({ ...targetFields }),
    /** `can` is false for 0; `reason` is why not one more. */
    output: z.object({ num: z.int(), ...verdict.shape }),
    failures: targetFailures,
  }),

  productIfCanBuy: endpoint({
    path: '/deposit/aon/productIfCanBuy',
    summary: 'May I buy, and if not why',
    personal: true,
    input: z.object({ ...targetFields, num: z._default(z.optional(numField), 1) }),
    output: verdict,
    failures: targetFailures,
  }),

  sealedIn: endpoint({
    path: '/tessera/sales/sealedIn',
    summary: 'The series whose urn holds a card; null without one',
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

  profitePage: endpoint({
    path: '/deposit/aon/profitePage',
    summary: 'Rewards of my cards, or what my boxes gave: cards and penalties; newest first',
    access: 'session',
    input: z.object({ ...pageFields, kind: z._default(z.optional(productKind), 'card') }),
    output: z.object({
      ...pageOf(reward).shape,
      /** The coin that the kind pays in, and base units of it on all pages. */
      coin: z.string(),
      sum: amount,
    }),
  }),

  buyRecordOfNoPay: endpoint({
    path: '/deposit/aon/buyRecordOfNoPay',
    summary: 'Unfinished orders of the address, of any kind, oldest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(orderView),
  }),
}
