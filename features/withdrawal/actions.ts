import { action } from '#platform/std/action.ts'
import { amount, amountField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { withdrawalFailures as f } from './failures.ts'
import { withdrawalReasons as reasons } from './reasons.ts'

const withdrawing = [
  f.ENTER_AMOUNT,
  f.AMOUNT_ZERO,
  f.WITHDRAWAL_NOT_OPEN,
  f.NOTHING_ALLOTTED,
  f.WITHDRAWAL_ENDED,
  f.INSUFFICIENT,
  f.BELOW_MINIMUM,
]
const common = { contract: 'StagedWithdrawal', access: 'session', reasons } as const
/** The order of a withdrawal, under both of its paths. */
const withdrawal = {
  ...common,
  kind: 'withdrawal.withdraw',
  method: 'withdraw(uint256 amount, uint256 mostFee)',
} as const

export const withdrawalActions = {
  apply: action({
    ...withdrawal,
    path: {
      before: '/deposit/withdraw/apply',
      after: '/deposit/withdraw/updateWithdrawHash',
    },
    summary: 'Order of a withdrawal, at a fee that I agree to',
    input: {
      /** Base units; the fee is taken out of it. */
      amount: z.optional(amountField),
      /** Base units; without it the fee as it is now. */
      mostFee: z.optional(amountField),
    },
    failures: [...withdrawing, f.FEE_ABOVE_YOURS],
  }),

  payFee: action({
    ...withdrawal,
    path: { before: '/deposit/withdraw/payFeeBefore', after: '/deposit/withdraw/payFeeAfter' },
    summary: 'The fee that a withdrawal pays out of itself, and the order at this fee',
    input: { amount: z.optional(amountField) },
    /** Base units: the fee deducted from the payout, and the rest to receive. */
    reply: { fee: amount, receives: amount },
    failures: withdrawing,
  }),

  initialization: action({
    ...common,
    path: {
      before: '/tessera/withdrawal/initializationBefore',
      after: '/tessera/withdrawal/initializationAfter',
    },
    kind: 'withdrawal.initialization',
    method: 'initialization()',
    summary: 'Order that opens my record; a withdrawal does it by itself',
    failures: [f.INITIALIZED, f.NOTHING_ALLOTTED],
  }),

  unlockLimit: action({
    ...common,
    path: {
      before: '/tessera/withdrawal/unlockLimitBefore',
      after: '/tessera/withdrawal/unlockLimitAfter',
    },
    kind: 'withdrawal.unlockLimit',
    method: 'unlockLimit()',
    summary: 'Order that records the unlocked stages; a withdrawal does it by itself',
    failures: [f.INITIALIZE_FIRST, f.NOTHING_TO_UNLOCK],
  }),
}
