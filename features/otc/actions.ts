import { action } from '#platform/std/action.ts'
import { oneOf } from '#platform/std/actionForms.ts'
import { addressField, amountField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { otcFailures as f } from './failures.ts'
import { daysField, offerField, orderField } from './fields.ts'
import { otcReasons as reasons } from './reasons.ts'

const otc = { contract: 'Otc', reasons } as const
const own = [f.NO_SUCH_OFFER, f.NOT_YOUR_OFFER, f.OFFER_ENDED]
const spending = [f.ENTER_AMOUNT, f.AMOUNT_ZERO, f.ABOVE_BALANCE, f.ALLOW_FIRST]

/** Changing and cancelling require no activation; publishing does by its own rule. */
const skuEdit = {
  ...otc,
  path: '/deposit/aonTrans/skuEdit',
  access: 'session',
  summary: 'Publish, change or cancel an offer: order, then its hash',
} as const

export const otcActions = {
  ...oneOf('action', {
    publish: action({
      ...skuEdit,
      kind: 'otc.publish',
      method:
        'publish(address give, uint256 giveAmount, address want, uint256 wantAmount, uint256 minLot, uint256 expiry, address taker)',
      input: {
        give: addressField,
        giveAmount: z.optional(amountField),
        want: addressField,
        /** For all that is given. */
        wantAmount: z.optional(amountField),
        minLot: z.optional(amountField),
        days: daysField,
        /** The one account that may take it; any without it. */
        taker: z.optional(addressField),
      },
      failures: [f.NO_COIN, f.SAME_COIN, ...spending, f.LOT_SMALL, f.SELF_TAKER],
    }),

    edit: action({
      ...skuEdit,
      kind: 'otc.edit',
      method: 'edit(uint256 id, uint256 wantAmount, uint256 minLot, uint256 expiry)',
      input: {
        id: offerField,
        /** For all that is left. */
        wantAmount: z.optional(amountField),
        minLot: z.optional(amountField),
        days: daysField,
      },
      failures: [...own, f.ENTER_AMOUNT, f.AMOUNT_ZERO, f.LOT_SMALL, f.TOO_MANY_EDITS],
    }),

    cancel: action({
      ...skuEdit,
      kind: 'otc.cancel',
      method: 'cancel(uint256 id)',
      input: { id: offerField },
      failures: own,
    }),
  }),

  productBuy: action({
    ...otc,
    path: '/deposit/aonTrans/productBuy',
    kind: 'otc.take',
    method: 'take(uint256 id, uint256 order, uint256 amount, uint256 mostPaid)',
    access: 'active',
    // Where the chain's own coin is wanted, the price goes along.
    pays: 'atMostShown',
    summary: 'Take an offer or a part of it: order, then its hash',
    input: {
      id: offerField,
      /** The version that the taker has seen: a changed offer is refused. */
      order: orderField,
      amount: z.optional(amountField),
      /** The most that is paid, base units of the wanted coin. */
      mostPaid: amountField,
    },
    failures: [
      f.NO_SUCH_OFFER,
      f.OFFER_ENDED,
      f.OFFER_CHANGED,
      f.OFFER_EXPIRED,
      f.OTHER_TAKER,
      f.OWN_OFFER,
      ...spending,
      f.PART_SMALL,
      f.ABOVE_LEFT,
      f.DUST,
      f.ABOVE_MAXIMUM,
    ],
  }),

  withdraw: action({
    ...otc,
    path: { before: '/tessera/otc/withdrawBefore', after: '/tessera/otc/withdrawAfter' },
    kind: 'otc.withdraw',
    method: 'withdraw(address account, address coin)',
    access: 'session',
    summary: 'Order that pays my credit in a coin on the market',
    input: { coin: addressField },
    failures: [f.NOTHING_OWED],
  }),

  approve: action({
    path: { before: '/tessera/otc/approveBefore', after: '/tessera/otc/approveAfter' },
    kind: 'otc.approve',
    // Of any coin, and no index reads the approvals of all.
    byReceipt: true,
    contract: ({ coin = '' }) => coin,
    method: 'approve(address spender, uint256 value)',
    access: 'session',
    summary: 'Order that lets the market take an amount of a coin of mine; 0 takes it back',
    input: { coin: addressField, amount: z.optional(amountField) },
    failures: [f.NO_COIN, f.ENTER_AMOUNT, f.ALLOWED_ALREADY],
    reasons,
  }),
}
