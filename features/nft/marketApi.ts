import { endpoint } from '#platform/std/endpoint.ts'
import { amount, pageFields, pageOf } from '#platform/std/fields.ts'
import { verdict } from '#platform/std/verdict.ts'
import * as z from 'zod/mini'

import { levelField, tokenIdField } from './fields.ts'
import { nftFailures as f } from './failures.ts'
import {
  credit,
  frozenSale,
  listing,
  marketPurchase,
  offer,
  saleState,
  salePoint,
} from './marketShapes.ts'
import { card } from './shapes.ts'

/** The five sorts of every list of cards. default: cards for sale first, cheapest first, then by id. */
export const sortField = z._default(
  z.optional(z.enum(['default', 'newest', 'oldest', 'expensive', 'cheap'])),
  'default',
)

/** What may be read of the market, and whether something may be done. */
export const marketApi = {
  skuPage: endpoint({
    path: '/swapnft/aon/skuPage',
    summary: 'Cards that can be bought now, sorted and filtered',
    input: z.object({
      ...pageFields,
      sort: sortField,
      level: z.optional(levelField),
      /** held: transferred at once · staked: sold frozen until its unlock time */
      state: z.optional(z.enum(['held', 'staked'])),
      /** Search by id. */
      tokenId: z.optional(tokenIdField),
    }),
    output: pageOf(card),
  }),

  cardSkuInfo: endpoint({
    path: '/swapnft/aon/cardSkuInfo',
    summary: 'One listing, what its price divides into, and what prices are compared with',
    input: z.object({ tokenId: tokenIdField }),
    output: z.object({
      /** null where the card cannot be bought now. */
      listing: z.nullable(listing),
      /** Reference prices; base units of USDT, null if there is none. The floor is the level's cheapest listing. */
      levelFloor: z.nullable(amount),
      lastSale: z.nullable(amount),
      mintPrice: amount,
      bestOffer: z.nullable(amount),
      /** Base units of USDT for one whole TRX, at the last rate of the chain; null before the first sale. */
      trxRate: z.nullable(amount),
      /** Hundredths of a percent. */
      feeBps: z.int(),
      creatorFeeBps: z.int(),
    }),
    failures: [f.NO_SUCH_CARD],
  }),

  priceHistory: endpoint({
    path: '/tessera/nft/priceHistory',
    summary:
      'Sales of a card, or of a level where no card is named: the last hundred, oldest first',
    input: z.object({ tokenId: z.optional(tokenIdField), level: z.optional(levelField) }),
    output: z.object({ points: z.array(salePoint) }),
  }),

  marketPurchases: endpoint({
    path: '/tessera/nft/marketPurchases',
    summary: 'Cards that I bought of others, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(marketPurchase),
  }),

  offerPage: endpoint({
    path: '/tessera/nft/offerPage',
    summary: 'Open offers for a card, those for its level included; best first',
    input: z.object({
      ...pageFields,
      tokenId: z.optional(tokenIdField),
      level: z.optional(levelField),
    }),
    output: pageOf(offer),
  }),

  ownOffers: endpoint({
    path: '/tessera/nft/ownOffers',
    summary: 'My offers, newest first',
    access: 'session',
    input: z.object({ ...pageFields, state: z.optional(z.enum(['open', 'ended'])) }),
    output: pageOf(offer),
  }),

  ownSales: endpoint({
    path: '/tessera/nft/ownSales',
    summary: 'Frozen sales that I bought or sold in, newest first',
    access: 'session',
    input: z.object({
      ...pageFields,
      role: z._default(z.optional(z.enum(['any', 'buyer', 'seller'])), 'any'),
      state: z.optional(saleState),
    }),
    output: pageOf(frozenSale),
  }),

  credits: endpoint({
    path: '/tessera/nft/credits',
    summary: 'My credits on the market, by coin, from the contract itself',
    access: 'session',
    input: z.object({}),
    output: z.object({ credits: z.array(credit) }),
  }),

  ifCanOperateCard: endpoint({
    path: '/deposit/aon/ifCanOperateCard',
    summary: 'May I sell, take down, pledge, remove, leave, transfer this card, and if not why',
    access: 'session',
    input: z.object({ tokenId: tokenIdField }),
    output: z.object({
      sell: verdict,
      takeDown: verdict,
      pledge: verdict,
      removePledge: verdict,
      exit: verdict,
      transfer: verdict,
    }),
    failures: [f.NO_SUCH_CARD],
  }),

  canBuySkuProduct: endpoint({
    path: '/swapnft/aon/canBuySkuProduct',
    summary: 'May I buy this listing, and if not why',
    personal: true,
    input: z.object({ tokenId: tokenIdField }),
    output: verdict,
    failures: [f.NO_SUCH_CARD],
  }),
}
