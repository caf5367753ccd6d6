import { endpoint } from '#platform/std/endpoint.ts'
import {
  addressField,
  amount,
  amountField,
  pageFields,
  pageOf,
  seconds,
} from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import { verdict } from '#platform/std/verdict.ts'
import * as z from 'zod/mini'

import { otcFailures as f } from './failures.ts'
import { offerField, offerSortField, ownStateField, partyField, sideField } from './fields.ts'
import { offerView, otcCoin, takeView } from './shapes.ts'

/** What may be read of offers, and whether something may be done. */
export const otcApi = {
  productMarketList: endpoint({
    path: '/deposit/aonTrans/productMarketList',
    summary:
      'Offers to any account that can be taken now: those that give a coin, or those that want it',
    input: z.object({
      coin: addressField,
      side: sideField,
      /** The other coin of the offers; any without it. */
      other: z.optional(addressField),
      sort: offerSortField,
      ...pageFields,
    }),
    output: pageOf(offerView),
    failures: [f.BOTH_COINS],
  }),

  productMarketSkuDetail: endpoint({
    path: '/deposit/aonTrans/productMarketSkuDetail',
    summary: 'One offer, as the contract has it now, and what was taken of it',
    input: z.object({ id: offerField }),
    output: z.object({
      offer: offerView,
      /** Newest first, at most 20. */
      list: z.array(takeView),
      /** Of `offer` the contract's own call `offerOf(…)`. */
      sources: z.array(source),
    }),
    failures: [f.NO_SUCH_OFFER],
  }),

  userProductBuyRecordList: endpoint({
    path: '/deposit/aonTrans/userProductBuyRecordList',
    summary: 'What I took of offers, or what others took of mine, newest first',
    access: 'session',
    input: z.object({ role: partyField, ...pageFields }),
    output: pageOf(takeView),
  }),

  ifCanBuy: endpoint({
    path: '/deposit/aonTrans/ifCanBuy',
    summary: 'May I take this amount of the offer, or all that is left, and if not why',
    personal: true,
    input: z.object({ id: offerField, amount: z.optional(amountField) }),
    output: verdict,
    failures: [f.NO_SUCH_OFFER],
  }),

  ifCanEditSku: endpoint({
    path: '/deposit/aonTrans/ifCanEditSku',
    summary: 'May I change this offer, may I cancel it, and if not why',
    access: 'session',
    input: z.object({ id: offerField }),
    output: z.object({ edit: verdict, cancel: verdict }),
    failures: [f.NO_SUCH_OFFER],
  }),

  getBaseInfo: endpoint({
    path: '/deposit/aonTrans/getBaseInfo',
    summary: 'Fee, limits of offers, and the listed coins with their prices',
    input: z.object({}),
    output: z.object({
      /** Hundredths of a percent of what the maker receives. */
      feeBps: z.int(),
      /** A lot is at least such a part of an offer. */
      mostLots: z.int(),
      /** The longest that an offer stands, in seconds. */
      maxTime: z.int(),
      coins: z.array(
        z.object({
          coin: otcCoin,
          /** Base units of USDT for one whole coin, times 10^12, by pools now; for display only. */
          priceE12: z.nullable(amount),
          /** The same as an average, and until when it was measured. */
          twapE12: z.nullable(amount),
          twapAt: z.nullable(seconds),
        }),
      ),
      sources: z.array(source),
    }),
  }),

  ownPage: endpoint({
    path: '/tessera/otc/ownPage',
    summary: 'My offers, newest first: those of which something is left, or the others',
    access: 'session',
    input: z.object({ state: ownStateField, ...pageFields }),
    output: pageOf(offerView),
  }),

  offeredToMe: endpoint({
    path: '/tessera/otc/offeredToMe',
    summary: 'Offers that only I can take, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(offerView),
  }),

  credits: endpoint({
    path: '/tessera/otc/credits',
    summary: 'Payments to me that a coin or my account has refused, from the contract itself',
    access: 'session',
    input: z.object({}),
    output: z.object({ list: z.array(z.object({ coin: otcCoin, amount })) }),
  }),

  form: endpoint({
    path: '/tessera/otc/form',
    summary: 'What an offer of a coin needs: its price to show, and what I have of it',
    personal: true,
    input: z.object({ coin: addressField }),
    output: z.object({
      coin: otcCoin,
      /** Base units of USDT for one whole coin, times 10^12, by pools now; for display only. */
      priceE12: z.nullable(amount),
      /** null without a session; no allowance of the chain's own coin, which goes with the call. */
      mine: z.nullable(z.object({ balance: amount, allowance: z.nullable(amount) })),
      sources: z.array(source),
    }),
    failures: [f.NO_COIN],
  }),
}
