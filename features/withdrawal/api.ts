import { endpoint } from '#platform/std/endpoint.ts'
import { amount, amountField, pageFields, pageOf } from '#platform/std/fields.ts'
import { afterCall, beforeFields, orderTicket } from '#platform/std/order.ts'
import * as z from 'zod/mini'

import { withdrawalFailures as f } from './failures.ts'
import { payout, stage, withdrawalState } from './shapes.ts'

const withdrawing = [
  f.ENTER_AMOUNT,
  f.AMOUNT_ZERO,
  f.WITHDRAWAL_NOT_OPEN,
  f.NOTHING_ALLOTTED,
  f.WITHDRAWAL_ENDED,
  f.INSUFFICIENT,
  f.BELOW_MINIMUM,
]

export const withdrawalApi = {
  lockStatistic: endpoint({
    path: '/deposit/lock/lockStatistic',
    summary: 'What holds for staged withdrawals, and my allotment where a session is',
    personal: true,
    input: z.object({}),
    output: withdrawalState,
  }),

  claimList: endpoint({
    path: '/deposit/lock/claimList',
    summary: 'What each stage unlocks for me, and what of it was withdrawn',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(stage),
  }),

  withdrawRecord: endpoint({
    path: '/deposit/withdraw/withdrawRecord',
    summary: 'My withdrawals, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: z.object({
      ...pageOf(payout).shape,
      /** Base units withdrawn in all, fees included. */
      sum: amount,
    }),
  }),

  apply: endpoint({
    path: '/deposit/withdraw/apply',
    summary: 'Order of a withdrawal, at a fee that I agree to',
    access: 'session',
    input: z.object({
      ...beforeFields,
      /** Base units; the fee is taken out of it. */
      amount: z.optional(amountField),
      /** Base units; without it the fee as it is now. */
      mostFee: z.optional(amountField),
    }),
    output: orderTicket,
    failures: [...withdrawing, f.FEE_ABOVE_YOURS],
  }),
  updateWithdrawHash: afterCall('/deposit/withdraw/updateWithdrawHash'),

  payFeeBefore: endpoint({
    path: '/deposit/withdraw/payFeeBefore',
    summary: 'The fee that a withdrawal pays out of itself, and the order at this fee',
    access: 'session',
    input: z.object({ ...beforeFields, amount: z.optional(amountField) }),
    output: z.object({
      ...orderTicket.shape,
      /** Base units: netted from the payout, and what is left to receive. */
      fee: amount,
      receives: amount,
    }),
    failures: withdrawing,
  }),
  payFeeAfter: afterCall('/deposit/withdraw/payFeeAfter'),

  initializationBefore: endpoint({
    path: '/tessera/withdrawal/initializationBefore',
    summary: 'Order that opens my record; a withdrawal does it by itself',
    access: 'session',
    input: z.object({ ...beforeFields }),
    output: orderTicket,
    failures: [f.INITIALIZED, f.NOTHING_ALLOTTED],
  }),
  initializationAfter: afterCall('/tessera/withdrawal/initializationAfter'),

  unlockLimitBefore: endpoint({
    path: '/tessera/withdrawal/unlockLimitBefore',
    summary:
      'Order that writes down the stages whose time has come; a withdrawal does it by itself',
    access: 'session',
    input: z.object({ ...beforeFields }),
    output: orderTicket,
    failures: [f.INITIALIZE_FIRST, f.NOTHING_TO_UNLOCK],
  }),
  unlockLimitAfter: afterCall('/tessera/withdrawal/unlockLimitAfter'),
}
