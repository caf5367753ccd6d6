import { endpoint } from '#platform/std/endpoint.ts'
import { amountField, intField } from '#platform/std/fields.ts'
import {
  afterCall,
  beforeFields,
  bothFields,
  orderTicket,
  ticketOrView,
} from '#platform/std/order.ts'
import { verdict } from '#platform/std/verdict.ts'
import * as z from 'zod/mini'

import { levelField, tokenIdField } from './fields.ts'
import { nftFailures as f } from './failures.ts'

/** A coin that the market takes, by its symbol. */
const coinField = z.string().check(z.regex(/^[A-Z0-9]{1,12}$/))
const numberField = intField(1, Number.MAX_SAFE_INTEGER)
/** How long a listing or an offer stands; the contract counts from the block's time. */
const daysField = intField(1, 365)

/** Checks and orders of the market. */
export const marketOrders = {
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

  operateCard: endpoint({
    path: '/swapnft/aon/operateCard',
    summary: 'List, change the price, take down one or all: order, then its hash',
    access: 'session',
    input: z.object({
      ...bothFields,
      /** sell lists a card, or replaces its listing: a change of price is one transaction. */
      action: z.optional(z.enum(['sell', 'takeDown', 'takeDownAll'])),
      tokenId: z.optional(tokenIdField),
      coin: z.optional(coinField),
      /** Base units of the coin. */
      price: z.optional(amountField),
      days: z._default(z.optional(daysField), 30),
    }),
    output: ticketOrView,
    failures: [
      f.SELECT_FIRST,
      f.NO_SUCH_CARD,
      f.NOT_YOUR_CARD,
      f.PRICE_REQUIRED,
      f.NO_SUCH_COIN,
      f.PRICE_TOO_SMALL,
      f.APPROVE_FIRST,
      f.CARD_SOLD,
      f.SAME_BLOCK,
      f.NOT_LISTED,
    ],
  }),

  buySkuProduct: endpoint({
    path: '/swapnft/aon/buySkuProduct',
    summary: 'Buy a listing: order, then its hash',
    access: 'active',
    input: z.object({
      ...bothFields,
      tokenId: z.optional(tokenIdField),
      /** The listing that the buyer has seen: a replaced one is refused. */
      number: z.optional(numberField),
      /** The most that is paid, base units of the listing's coin. */
      maxPrice: z.optional(amountField),
    }),
    output: ticketOrView,
    failures: [
      f.SELECT_FIRST,
      f.NO_SUCH_CARD,
      f.NOT_LISTED,
      f.LISTING_CHANGED,
      f.ABOVE_MAXIMUM,
      f.OWN_CARD,
      f.ALLOW_FIRST,
    ],
  }),

  approveBefore: endpoint({
    path: '/tessera/nft/approveBefore',
    summary: 'Order that lets the market move one card of mine',
    access: 'session',
    input: z.object({ ...beforeFields, tokenId: z.optional(tokenIdField) }),
    output: orderTicket,
    failures: [f.SELECT_FIRST, f.NO_SUCH_CARD, f.NOT_YOUR_CARD],
  }),
  approveAfter: afterCall('/tessera/nft/approveAfter'),

  allowBefore: endpoint({
    path: '/tessera/nft/allowBefore',
    summary: 'Order that lets the market take an amount of a coin of mine; 0 takes it back',
    access: 'session',
    input: z.object({ ...beforeFields, coin: coinField, amount: amountField }),
    output: orderTicket,
    failures: [f.NO_SUCH_COIN, f.ALLOWED_ALREADY],
  }),
  allowAfter: afterCall('/tessera/nft/allowAfter'),

  offerBefore: endpoint({
    path: '/tessera/nft/offerBefore',
    summary:
      'Order of an offer for a card, or for any card of a level; its money waits in the contract',
    access: 'active',
    input: z.object({
      ...beforeFields,
      /** One of the two. */
      tokenId: z.optional(tokenIdField),
      level: z.optional(levelField),
      coin: coinField,
      amount: z.optional(amountField),
      days: z._default(z.optional(daysField), 7),
    }),
    output: orderTicket,
    failures: [
      f.SELECT_FIRST,
      f.ONE_TARGET,
      f.NO_SUCH_CARD,
      f.NO_SUCH_LEVEL,
      f.OWN_CARD,
      f.PRICE_REQUIRED,
      f.NO_SUCH_COIN,
      f.PRICE_TOO_SMALL,
      f.ALLOW_FIRST,
    ],
  }),
  offerAfter: afterCall('/tessera/nft/offerAfter'),

  cancelOfferBefore: endpoint({
    path: '/tessera/nft/cancelOfferBefore',
    summary: 'Order that calls an offer off; all of its money comes back',
    access: 'session',
    input: z.object({ ...beforeFields, number: numberField }),
    output: orderTicket,
    failures: [f.NO_SUCH_OFFER, f.NOT_YOUR_OFFER],
  }),
  cancelOfferAfter: afterCall('/tessera/nft/cancelOfferAfter'),

  acceptBefore: endpoint({
    path: '/tessera/nft/acceptBefore',
    summary: 'Order that sells a card to the maker of an offer',
    access: 'session',
    input: z.object({
      ...beforeFields,
      number: numberField,
      tokenId: z.optional(tokenIdField),
      /** The least that is taken, fees included; base units of the offer's coin. */
      minAmount: amountField,
    }),
    output: orderTicket,
    failures: [
      f.SELECT_FIRST,
      f.NO_SUCH_CARD,
      f.NOT_YOUR_CARD,
      f.NO_SUCH_OFFER,
      f.OTHER_CARD,
      f.OWN_CARD,
      f.BELOW_MINIMUM,
      f.APPROVE_FIRST,
      f.CARD_SOLD,
      f.BEFORE_UNLOCK_TIME,
    ],
  }),
  acceptAfter: afterCall('/tessera/nft/acceptAfter'),

  settleBefore: endpoint({
    path: '/tessera/nft/settleBefore',
    summary: 'Order that swaps card and money of a frozen sale, once its stake is over; anyone may',
    access: 'session',
    input: z.object({ ...beforeFields, tokenId: tokenIdField, number: numberField }),
    output: orderTicket,
    failures: [f.NO_SUCH_SALE, f.BEFORE_UNLOCK_TIME, f.SALE_BROKEN, f.APPROVAL_GONE],
  }),
  settleAfter: afterCall('/tessera/nft/settleAfter'),

  cancelSaleBefore: endpoint({
    path: '/tessera/nft/cancelSaleBefore',
    summary: 'Order that calls a frozen sale off; all of the money goes back to its buyer',
    access: 'session',
    input: z.object({ ...beforeFields, tokenId: tokenIdField, number: numberField }),
    output: orderTicket,
    failures: [f.NO_SUCH_SALE, f.NOT_YOUR_PURCHASE],
  }),
  cancelSaleAfter: afterCall('/tessera/nft/cancelSaleAfter'),

  withdrawBefore: endpoint({
    path: '/tessera/nft/withdrawBefore',
    summary: 'Order that pays what the market owes me in a coin',
    access: 'session',
    input: z.object({ ...beforeFields, coin: coinField }),
    output: orderTicket,
    failures: [f.NO_SUCH_COIN, f.NOTHING_OWED],
  }),
  withdrawAfter: afterCall('/tessera/nft/withdrawAfter'),
}
