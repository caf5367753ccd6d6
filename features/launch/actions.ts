import { action } from '#platform/std/action.ts'
import { addressField, amount, amountField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { launchFailures as f } from './failures.ts'
import {
  presaleConfig,
  profileFields,
  saleField,
  sharesField,
  supplyField,
  tokenConfig,
  tokenField,
} from './fields.ts'
import { launchReasons as reasons } from './reasons.ts'

const factory = { contract: 'TokenFactory', reasons, access: 'active' } as const
/** Clones: the sheet asks a node whether the factory made them. */
const ofSale = { contract: ({ sale = '' }: { sale?: string }) => sale, reasons } as const
const ofToken = { contract: ({ token = '' }: { token?: string }) => token, reasons } as const
const sale = { sale: saleField }
const token = { token: tokenField }

const tokenFailures = [
  f.FACTORY_CLOSED,
  f.BYTES,
  f.OUT_OF_RANGE,
  f.MUST_BE_ZERO,
  f.RECIPIENT_MISSING,
  f.RECIPIENT_EXCESS,
  f.NO_SUCH_PICTURE,
]
const presaleFailures = [
  f.FACTORY_CLOSED,
  f.OUT_OF_RANGE,
  f.MUST_BE_ZERO,
  f.RECIPIENT_MISSING,
  f.RECIPIENT_EXCESS,
  f.SHARES_ABOVE_ALL,
  f.NOT_DISTRIBUTED,
  f.SOFT_CAP_SMALL,
  f.VESTING_SHORT,
  f.TOKENS_NONE,
  f.START_PAST,
]

/** Making tokens and presales. The creation fee goes along: at most what the form showed. */
export const issueActions = {
  createToken: action({
    ...factory,
    path: {
      before: '/deposit/exSwap/swapCoinIssuedAdd',
      after: '/deposit/exSwap/swapCoinIssuedUpdate',
    },
    kind: 'launch.createToken',
    method:
      'createToken(string name, string symbol, uint256[9] numbers, address feeRecipient, bool[2] switches)',
    pays: 'atMostShown',
    summary:
      'Order of a token, with its picture, links and introduction, which are shown once it exists',
    input: { ...tokenConfig, ...profileFields },
    reply: { /** sun that goes along. */ creationFee: amount },
    failures: tokenFailures,
  }),

  createPresale: action({
    ...factory,
    path: {
      before: '/tessera/launch/createPresaleBefore',
      after: '/tessera/launch/createPresaleAfter',
    },
    kind: 'launch.createPresale',
    method:
      'createPresale(address token, uint256[13] numbers, address devLPReceiver, bool lpDistributionEnabled)',
    summary: 'Order of a presale of a token of mine that is not open',
    input: { ...token, ...presaleConfig },
    failures: [f.NO_SUCH_TOKEN, f.NOT_YOUR_TOKEN, f.TOKEN_OPEN, f.HAS_PRESALE, ...presaleFailures],
  }),

  createBoth: action({
    ...factory,
    path: { before: '/tessera/launch/createBothBefore', after: '/tessera/launch/createBothAfter' },
    kind: 'launch.createBoth',
    method:
      'createTokenAndPresale(string name, string symbol, uint256[9] tokenNumbers, address feeRecipient, bool[2] switches, uint256[13] saleNumbers, address devLPReceiver, bool lpDistributionEnabled)',
    pays: 'atMostShown',
    summary: 'Order of a token and its presale in one call',
    input: { ...tokenConfig, ...presaleConfig, ...profileFields },
    reply: { creationFee: amount },
    failures: [...new Set([...tokenFailures, ...presaleFailures])],
  }),

  open: action({
    ...ofToken,
    path: { before: '/tessera/launch/openBefore', after: '/tessera/launch/openAfter' },
    kind: 'launch.open',
    method: 'open()',
    access: 'session',
    summary: 'Order that opens a token of mine without a presale: its supply is paid to me',
    input: token,
    failures: [f.NO_SUCH_TOKEN, f.NOT_YOUR_TOKEN, f.TOKEN_OPEN, f.HAS_PRESALE],
  }),
}

/** Taking part in a presale, leaving it, and what follows. */
export const saleActions = {
  donate: action({
    ...ofSale,
    path: '/deposit/buyToken/donate',
    kind: 'launch.mint',
    method: 'mint(uint256 shares)',
    access: 'active',
    pays: 'atMostShown',
    summary: 'Joining a presale: order with requestId, sale and shares, then its hash',
    input: { ...sale, shares: z.optional(sharesField) },
    failures: [
      f.NO_SUCH_SALE,
      f.NOT_IN_PROGRESS,
      f.CREATOR,
      f.ALREADY_MINTED,
      f.ENTER_SHARES,
      f.ABOVE_MOST,
      f.SHARES_SHORT,
    ],
  }),

  leave: action({
    ...ofSale,
    path: { before: '/tessera/launch/leaveBefore', after: '/tessera/launch/leaveAfter' },
    kind: 'launch.leave',
    method: 'leave()',
    access: 'session',
    summary: 'Order that hands all my shares back while the presale is in progress, for all I paid',
    input: sale,
    failures: [f.NO_SUCH_SALE, f.NO_SHARES, f.NOT_IN_PROGRESS],
  }),

  refund: action({
    ...ofSale,
    path: { before: '/tessera/launch/refundBefore', after: '/tessera/launch/refundAfter' },
    kind: 'launch.refund',
    method: 'refund()',
    access: 'session',
    summary: 'Order that pays back all I paid in a presale that failed or was not listed in time',
    input: sale,
    failures: [f.NO_SUCH_SALE, f.NO_SHARES, f.NOT_FAILED],
  }),

  buyInside: action({
    ...ofSale,
    path: { before: '/tessera/launch/buyInsideBefore', after: '/tessera/launch/buyInsideAfter' },
    kind: 'launch.buyInside',
    method: 'buyInside(uint256 shares)',
    access: 'active',
    summary: 'Order of shares from the internal market; what they do not cost comes back',
    input: {
      ...sale,
      shares: z.optional(sharesField),
      /** sun that goes along; the sheet shows it. */
      most: amountField,
    },
    failures: [
      f.NO_SUCH_SALE,
      f.MARKET_CLOSED,
      f.CREATOR,
      f.ENTER_SHARES,
      f.ABOVE_MOST,
      f.SHARES_SHORT,
      f.PRICE_MOVED,
    ],
  }),

  sellInside: action({
    ...ofSale,
    path: { before: '/tessera/launch/sellInsideBefore', after: '/tessera/launch/sellInsideAfter' },
    kind: 'launch.sellInside',
    method: 'sellInside(uint256 shares, uint256 least)',
    access: 'session',
    summary: 'Order that sells inside shares back to the curve, for at least `least` sun',
    input: {
      ...sale,
      shares: z.optional(sharesField),
      /** sun; the sheet shows it. */
      least: amountField,
    },
    failures: [f.NO_SUCH_SALE, f.ENTER_SHARES, f.ABOVE_SHARES, f.MARKET_CLOSED, f.PRICE_MOVED],
  }),

  list: action({
    ...ofSale,
    path: { before: '/tessera/launch/listBefore', after: '/tessera/launch/listAfter' },
    kind: 'launch.list',
    method: 'list()',
    access: 'session',
    summary: 'Order that lists a presale, by anybody; the creator’s part pays back its energy',
    input: sale,
    failures: [f.NO_SUCH_SALE, f.NOT_LISTABLE],
  }),

  claim: action({
    ...ofSale,
    path: { before: '/tessera/launch/claimBefore', after: '/tessera/launch/claimAfter' },
    kind: 'launch.claim',
    method: 'claim()',
    access: 'session',
    summary: 'Order that pays all presale tokens and LP of mine that are unlocked',
    input: sale,
    failures: [f.NO_SUCH_SALE, f.NOT_LISTED, f.NO_SHARES, f.NOTHING_TO_CLAIM],
  }),

  claimInside: action({
    ...ofSale,
    path: {
      before: '/tessera/launch/claimInsideBefore',
      after: '/tessera/launch/claimInsideAfter',
    },
    kind: 'launch.claimInside',
    method: 'claimInside()',
    access: 'session',
    summary: 'Order that pays the tokens of my inside shares, all at once from the listing on',
    input: sale,
    failures: [f.NO_SUCH_SALE, f.NOT_LISTED, f.NO_SHARES],
  }),

  redeem: action({
    ...ofSale,
    path: { before: '/tessera/launch/redeemBefore', after: '/tessera/launch/redeemAfter' },
    kind: 'launch.redeem',
    method: 'redeem(uint256 tokens)',
    access: 'session',
    summary: 'Order that burns tokens of mine for their part of the floor',
    input: { ...sale, tokens: z.optional(supplyField) },
    failures: [
      f.NO_SUCH_SALE,
      f.NOT_LISTED,
      f.NO_FLOOR,
      f.ENTER_AMOUNT,
      f.AMOUNT_ZERO,
      f.ABOVE_BALANCE,
    ],
  }),

  collectTap: action({
    ...ofSale,
    path: { before: '/tessera/launch/collectTapBefore', after: '/tessera/launch/collectTapAfter' },
    kind: 'launch.collectTap',
    method: 'collectTap()',
    access: 'session',
    summary: 'Order that pays the creator what has flowed of his part',
    input: sale,
    failures: [f.NO_SUCH_SALE, f.NOT_YOUR_TOKEN, f.NOT_LISTED, f.NOTHING_TO_CLAIM],
  }),

  collect: action({
    ...ofSale,
    path: { before: '/tessera/launch/collectBefore', after: '/tessera/launch/collectAfter' },
    kind: 'launch.collect',
    method: 'collect(address to)',
    access: 'session',
    summary: 'Order that pays what a contract was credited, to an address; without one to itself',
    input: { ...sale, to: z.optional(addressField) },
    failures: [f.NO_SUCH_SALE, f.NOTHING_TO_CLAIM],
  }),
}

/** What anybody may have a listed token do. */
export const tokenActions = {
  convert: action({
    ...ofToken,
    path: { before: '/tessera/launch/convertBefore', after: '/tessera/launch/convertAfter' },
    kind: 'launch.convert',
    method: 'convert()',
    access: 'session',
    summary: 'Order that sells fees of a token, by anybody, for its fee recipient',
    input: token,
    failures: [f.NO_SUCH_TOKEN, f.NOT_LISTED, f.NOT_DUE],
  }),

  burnStep: action({
    ...ofToken,
    path: { before: '/tessera/launch/burnStepBefore', after: '/tessera/launch/burnStepAfter' },
    kind: 'launch.burnStep',
    method: 'burnStep()',
    access: 'session',
    summary: 'Order that burns the next part of a token’s reserve, by anybody',
    input: token,
    failures: [f.NO_SUCH_TOKEN, f.NOT_LISTED, f.NOT_DUE],
  }),
}
