import { action } from '#platform/std/action.ts'
import { coinContract } from '#platform/std/coinContract.ts'
import { addressField, amountField, coinField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { rwaFailures as f } from './failures.ts'
import { assetField, documentField, sharesField } from './fields.ts'
import { rwaReasons as reasons } from './reasons.ts'

/** Clones: the sheet asks a node whether the registry made them. */
const ofAsset = {
  contract: ({ asset = '' }: { asset?: string }) => asset,
  reasons,
  access: 'session',
} as const
const asset = { asset: assetField }
const known = [f.NO_SUCH_ASSET]

/** Of buyers and holders. */
export const holderActions = {
  approve: action({
    path: { before: '/tessera/rwa/approveBefore', after: '/tessera/rwa/approveAfter' },
    kind: 'rwa.approve',
    // Its spender is a clone, which no deployment names.
    byReceipt: true,
    contract: ({ coin }) => coinContract(coin),
    method: 'approve(address spender, uint256 value)',
    access: 'session',
    summary: 'Order that lets an asset take an amount of its coin from me; 0 takes it back',
    input: { ...asset, coin: coinField, amount: z.optional(amountField) },
    failures: [...known, f.OTHER_COIN, f.ENTER_AMOUNT, f.ALLOWED_ALREADY],
    reasons,
  }),

  buy: action({
    ...ofAsset,
    path: { before: '/tessera/rwa/buyBefore', after: '/tessera/rwa/buyAfter' },
    kind: 'rwa.buy',
    method: 'buy(uint256 shares)',
    summary: 'Order of shares: what they cost stays in escrow until the release',
    input: {
      ...asset,
      shares: z.optional(sharesField),
      /** Base units of the coin, as the sheet shows them. */
      cost: amountField,
    },
    failures: [
      ...known,
      f.RWA_OFF,
      f.SALE_ENDED,
      f.STALE,
      f.NOT_ALLOWED,
      f.ENTER_SHARES,
      f.SHARES_SHORT,
      f.OTHER_COST,
      f.ABOVE_BALANCE,
      f.ALLOW_FIRST,
    ],
  }),

  refund: action({
    ...ofAsset,
    path: { before: '/tessera/rwa/refundBefore', after: '/tessera/rwa/refundAfter' },
    kind: 'rwa.refund',
    method: 'refund()',
    summary: 'Order that gives all my shares back for what they cost, until the release',
    input: asset,
    failures: [...known, f.RELEASED, f.NOTHING_HELD],
  }),

  refundFor: action({
    ...ofAsset,
    path: { before: '/tessera/rwa/refundForBefore', after: '/tessera/rwa/refundForAfter' },
    kind: 'rwa.refundFor',
    method: 'refundFor(address account)',
    summary: 'Order that sends a buyer of a failed sale its money back, by anybody',
    input: { ...asset, account: addressField },
    failures: [...known, f.NOT_FAILED, f.NOTHING_HELD],
  }),

  release: action({
    ...ofAsset,
    path: { before: '/tessera/rwa/releaseBefore', after: '/tessera/rwa/releaseAfter' },
    kind: 'rwa.release',
    method: 'release()',
    summary: 'Order that sends the escrow to the issuer, by anybody, once it is due',
    input: asset,
    failures: [...known, f.RELEASED, f.NOT_RELEASABLE],
  }),

  claim: action({
    ...ofAsset,
    path: { before: '/tessera/rwa/claimBefore', after: '/tessera/rwa/claimAfter' },
    kind: 'rwa.claim',
    method: 'claim()',
    summary: 'Order that pays all dividends that my shares have earned',
    input: asset,
    failures: [...known, f.NOTHING_TO_CLAIM],
  }),

  transfer: action({
    ...ofAsset,
    path: { before: '/tessera/rwa/transferBefore', after: '/tessera/rwa/transferAfter' },
    kind: 'rwa.transfer',
    method: 'transfer(address to, uint256 shares)',
    summary: 'Order that sends shares to another account of the allow-list',
    input: { ...asset, to: z.optional(addressField), shares: z.optional(sharesField) },
    failures: [
      ...known,
      f.NO_RECIPIENT,
      f.ENTER_SHARES,
      f.NOT_RELEASED,
      f.TO_ASSET,
      f.TO_NOT_ALLOWED,
      f.ABOVE_SHARES,
      f.SHARES_WAIT,
    ],
  }),

  requestRedemption: action({
    ...ofAsset,
    path: {
      before: '/tessera/rwa/requestRedemptionBefore',
      after: '/tessera/rwa/requestRedemptionAfter',
    },
    kind: 'rwa.requestRedemption',
    method: 'requestRedemption(uint256 shares)',
    summary: 'Order that asks the issuer to redeem shares at the reserve attested last',
    input: { ...asset, shares: z.optional(sharesField) },
    failures: [
      ...known,
      f.NOT_RELEASED,
      f.ENTER_SHARES,
      f.REQUESTED,
      f.ABOVE_SHARES,
      f.WORTH_NOTHING,
    ],
  }),

  cancelRedemption: action({
    ...ofAsset,
    path: {
      before: '/tessera/rwa/cancelRedemptionBefore',
      after: '/tessera/rwa/cancelRedemptionAfter',
    },
    kind: 'rwa.cancelRedemption',
    method: 'cancelRedemption()',
    summary: 'Order that takes my request for redemption back',
    input: asset,
    failures: [...known, f.NOT_REQUESTED],
  }),

  claimRedemption: action({
    ...ofAsset,
    path: {
      before: '/tessera/rwa/claimRedemptionBefore',
      after: '/tessera/rwa/claimRedemptionAfter',
    },
    kind: 'rwa.claimRedemption',
    method: 'claimRedemption()',
    summary: 'Order that pays my redemptions that the issuer has paid in',
    input: asset,
    failures: [...known, f.NOTHING_TO_CLAIM],
  }),

  withdraw: action({
    ...ofAsset,
    path: { before: '/tessera/rwa/withdrawBefore', after: '/tessera/rwa/withdrawAfter' },
    kind: 'rwa.withdraw',
    method: 'withdraw(address account, address coin)',
    summary: 'Order that sends me again what I refused before',
    input: asset,
    failures: [...known, f.NOTHING_TO_CLAIM],
  }),
}

/** Of the attestor, the revenue address and the issuer. */
export const roleActions = {
  attest: action({
    ...ofAsset,
    path: { before: '/tessera/rwa/attestBefore', after: '/tessera/rwa/attestAfter' },
    kind: 'rwa.attest',
    method: 'attest(bytes32 document, uint256 reserve)',
    summary: 'Order of the attestor: confirms a document and the reserve',
    input: { ...asset, document: documentField, reserve: z.optional(amountField) },
    failures: [
      ...known,
      f.NOT_ATTESTOR,
      f.ENTER_AMOUNT,
      f.AMOUNT_ZERO,
      f.SALE_FAILED,
      f.OTHER_DOCUMENT,
      f.ATTESTED_ALREADY,
    ],
  }),

  distribute: action({
    ...ofAsset,
    path: { before: '/tessera/rwa/distributeBefore', after: '/tessera/rwa/distributeAfter' },
    kind: 'rwa.distribute',
    method: 'distribute(uint256 amount)',
    summary: 'Order of the revenue address: pays dividends, the same for each share',
    input: { ...asset, amount: z.optional(amountField) },
    failures: [
      ...known,
      f.NOT_REVENUE,
      f.NOT_RELEASED,
      f.NOTHING_HELD,
      f.ENTER_AMOUNT,
      f.AMOUNT_ZERO,
      f.ABOVE_BALANCE,
      f.ALLOW_FIRST,
    ],
  }),

  fulfil: action({
    ...ofAsset,
    path: { before: '/tessera/rwa/fulfilBefore', after: '/tessera/rwa/fulfilAfter' },
    kind: 'rwa.fulfil',
    method: 'fulfil(address account, uint256 mostPaid)',
    summary: 'Order of the issuer: pays the request of an account',
    input: {
      ...asset,
      account: addressField,
      /** Base units of the coin, as the sheet shows them. */
      mostPaid: amountField,
    },
    failures: [
      ...known,
      f.NOT_ISSUER,
      f.NOT_REQUESTED,
      f.OTHER_COST,
      f.ABOVE_BALANCE,
      f.ALLOW_FIRST,
    ],
  }),
}
