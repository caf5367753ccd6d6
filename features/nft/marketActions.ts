import { action } from '#platform/std/action.ts'
import { oneOf } from '#platform/std/actionForms.ts'
import { coinContract } from '#platform/std/coinContract.ts'
import { amountField, coinField, intField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { nftFailures as f } from './failures.ts'
import { levelField, tokenIdField } from './fields.ts'
import { nftReasons as reasons } from './reasons.ts'

const numberField = intField(1, Number.MAX_SAFE_INTEGER)
/** The duration of a listing or an offer; the contract counts from the block's time. */
const daysField = intField(1, 365)

const market = { contract: 'CardMarket', reasons } as const
const own = [f.SELECT_FIRST, f.NO_SUCH_CARD, f.NOT_YOUR_CARD]

const operateCard = {
  ...market,
  path: '/swapnft/aon/operateCard',
  access: 'session',
  summary: 'List, change the price, take down one or all: order, then its hash',
} as const

/** Deals with cards that their owners sell. */
export const marketActions = {
  ...oneOf('action', {
    /** Lists a card, or replaces its listing: a change of price is one transaction. */
    sell: action({
      ...operateCard,
      kind: 'nft.sell',
      method: 'listForSale(uint256 tokenId, address coin, uint256 price, uint256 expiry)',
      input: {
        tokenId: z.optional(tokenIdField),
        coin: coinField,
        /** Base units of the coin. */
        price: z.optional(amountField),
        days: z._default(z.optional(daysField), 30),
      },
      failures: [
        ...own,
        f.PRICE_REQUIRED,
        f.NO_SUCH_COIN,
        f.PRICE_TOO_SMALL,
        f.APPROVE_FIRST,
        f.CARD_SOLD,
        f.SAME_BLOCK,
      ],
    }),

    takeDown: action({
      ...operateCard,
      kind: 'nft.takeDown',
      method: 'takeDown(uint256 tokenId)',
      input: { tokenId: z.optional(tokenIdField) },
      failures: [...own, f.NOT_LISTED],
    }),

    takeDownAll: action({
      ...operateCard,
      kind: 'nft.takeDownAll',
      method: 'takeDownAll()',
      failures: [f.NONE_LISTED],
    }),
  }),

  buySkuProduct: action({
    ...market,
    path: '/swapnft/aon/buySkuProduct',
    kind: 'nft.buyListed',
    method: 'buy(uint256 tokenId, uint256 number, uint256 maxPrice)',
    access: 'active',
    summary: 'Buy a listing: order, then its hash',
    input: {
      tokenId: z.optional(tokenIdField),
      /** The listing that the buyer has seen: a replaced one is refused. */
      number: numberField,
      /** The most that is paid, base units of the listing's coin. */
      maxPrice: amountField,
    },
    failures: [
      f.SELECT_FIRST,
      f.NO_SUCH_CARD,
      f.NOT_LISTED,
      f.LISTING_CHANGED,
      f.ABOVE_MAXIMUM,
      f.OWN_CARD,
      f.ALLOW_FIRST,
    ],
    // The price, where it is in the chain's own coin.
    pays: 'atMostShown',
  }),

  approve: action({
    contract: 'Cards',
    reasons,
    path: { before: '/tessera/nft/approveBefore', after: '/tessera/nft/approveAfter' },
    kind: 'nft.approve',
    method: 'approve(address to, uint256 tokenId)',
    access: 'session',
    summary: 'Order that lets the market move one card of mine',
    input: { tokenId: z.optional(tokenIdField) },
    failures: own,
  }),

  allow: action({
    contract: ({ coin }) => coinContract(coin),
    reasons,
    path: { before: '/tessera/nft/allowBefore', after: '/tessera/nft/allowAfter' },
    kind: 'nft.allow',
    method: 'approve(address spender, uint256 value)',
    access: 'session',
    summary: 'Order that lets the market take an amount of a coin of mine; 0 takes it back',
    input: { coin: coinField, amount: amountField },
    failures: [f.NO_SUCH_COIN, f.ALLOWED_ALREADY],
  }),

  offer: action({
    ...market,
    path: { before: '/tessera/nft/offerBefore', after: '/tessera/nft/offerAfter' },
    kind: 'nft.offer',
    method: ({ tokenId }) =>
      tokenId === undefined
        ? 'offerOnLevel(uint256 level, address coin, uint256 amount, uint256 expiry)'
        : 'offerOnCard(uint256 tokenId, address coin, uint256 amount, uint256 expiry)',
    access: 'active',
    summary:
      'Order of an offer for a card, or for any card of a level; its money waits in the contract',
    input: {
      /** One of the two. */
      tokenId: z.optional(tokenIdField),
      level: z.optional(levelField),
      coin: coinField,
      amount: z.optional(amountField),
      days: z._default(z.optional(daysField), 7),
    },
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

  cancelOffer: action({
    ...market,
    path: { before: '/tessera/nft/cancelOfferBefore', after: '/tessera/nft/cancelOfferAfter' },
    kind: 'nft.cancelOffer',
    method: 'cancelOffer(uint256 number)',
    access: 'session',
    summary: 'Order that calls an offer off; all of its money comes back',
    input: { number: numberField },
    failures: [f.NO_SUCH_OFFER, f.NOT_YOUR_OFFER],
  }),

  accept: action({
    ...market,
    path: { before: '/tessera/nft/acceptBefore', after: '/tessera/nft/acceptAfter' },
    kind: 'nft.accept',
    method: 'accept(uint256 number, uint256 tokenId, uint256 minAmount)',
    access: 'session',
    summary: 'Order that sells a card to the maker of an offer',
    input: {
      number: numberField,
      tokenId: z.optional(tokenIdField),
      /** The least that is taken, fees included; base units of the offer's coin. */
      minAmount: amountField,
    },
    failures: [
      ...own,
      f.NO_SUCH_OFFER,
      f.OTHER_CARD,
      f.OWN_CARD,
      f.BELOW_MINIMUM,
      f.APPROVE_FIRST,
      f.CARD_SOLD,
      f.BEFORE_UNLOCK_TIME,
    ],
  }),

  settle: action({
    ...market,
    path: { before: '/tessera/nft/settleBefore', after: '/tessera/nft/settleAfter' },
    kind: 'nft.settle',
    method: 'settle(uint256 tokenId, uint256 number)',
    access: 'session',
    summary: 'Order that swaps card and money of a frozen sale, once its stake is over; anyone may',
    input: { tokenId: tokenIdField, number: numberField },
    failures: [f.NO_SUCH_SALE, f.BEFORE_UNLOCK_TIME, f.SALE_BROKEN, f.APPROVAL_GONE],
  }),

  cancelSale: action({
    ...market,
    path: { before: '/tessera/nft/cancelSaleBefore', after: '/tessera/nft/cancelSaleAfter' },
    kind: 'nft.cancelSale',
    method: 'cancelSale(uint256 tokenId, uint256 number)',
    access: 'session',
    summary: 'Order that calls a frozen sale off; all of the money goes back to its buyer',
    input: { tokenId: tokenIdField, number: numberField },
    failures: [f.NO_SUCH_SALE, f.NOT_YOUR_PURCHASE],
  }),

  withdraw: action({
    ...market,
    path: { before: '/tessera/nft/withdrawBefore', after: '/tessera/nft/withdrawAfter' },
    kind: 'nft.withdraw',
    method: 'withdraw(address account, address coin)',
    access: 'session',
    summary: 'Order that pays my credit in a coin on the market',
    input: { coin: coinField },
    failures: [f.NO_SUCH_COIN, f.NOTHING_OWED],
  }),
}
