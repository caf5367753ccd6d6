import { launchReasons } from '#features/launch/reasons.ts'
import { lockReasons } from '#features/lock/reasons.ts'
import { withdrawalReasons } from '#features/withdrawal/reasons.ts'
import { action } from '#platform/std/action.ts'
import { addressField, amountField, intField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { adminFailures as f } from './failures.ts'

/** Calls that the holder of a role alone may send. The contract decides; the server refuses others before they sign. */

const common = { access: 'operator', byReceipt: true, failures: [f.NOT_YOUR_ROLE] } as const
const factory = { ...common, contract: 'TokenFactory', reasons: launchReasons } as const
const lockB = { ...common, contract: 'LockB', reasons: lockReasons } as const
const withdrawal = { ...common, contract: 'StagedWithdrawal', reasons: withdrawalReasons } as const

export const adminActions = {
  creationFee: action({
    ...factory,
    path: { before: '/tessera/admin/creationFeeBefore', after: '/tessera/admin/creationFeeAfter' },
    kind: 'admin.creationFee',
    method: 'setCreationFee(uint256 fee)',
    summary: 'Order that sets what a new token costs',
    /** sun. */
    input: { fee: amountField },
  }),

  makers: action({
    ...factory,
    path: { before: '/tessera/admin/makersBefore', after: '/tessera/admin/makersAfter' },
    kind: 'admin.makers',
    method: 'setEnabled(bool enabled)',
    summary: 'Order that enables or disables new tokens and presales',
    input: { enabled: z.enum(['true', 'false']) },
  }),

  creationFees: action({
    ...factory,
    path: {
      before: '/tessera/admin/creationFeesBefore',
      after: '/tessera/admin/creationFeesAfter',
    },
    kind: 'admin.creationFees',
    method: 'withdrawFees()',
    summary: 'Order that pays the owner of the token factory all creation fees',
  }),

  factoryCoins: action({
    ...factory,
    path: {
      before: '/tessera/admin/factoryCoinsBefore',
      after: '/tessera/admin/factoryCoinsAfter',
    },
    kind: 'admin.factoryCoins',
    method: 'withdrawCoins(address coin)',
    summary: 'Order that pays the owner what was sent to the token factory by mistake',
    input: { token: addressField },
  }),

  factoryOwner: action({
    ...factory,
    path: {
      before: '/tessera/admin/factoryOwnerBefore',
      after: '/tessera/admin/factoryOwnerAfter',
    },
    kind: 'admin.factoryOwner',
    method: 'transferOwnership(address newOwner)',
    summary: 'Order that names the next owner of the token factory, who has to accept',
    input: { to: addressField },
  }),

  factoryAccept: action({
    ...factory,
    path: {
      before: '/tessera/admin/factoryAcceptBefore',
      after: '/tessera/admin/factoryAcceptAfter',
    },
    kind: 'admin.factoryAccept',
    method: 'acceptOwnership()',
    summary: 'Order that accepts the token factory',
  }),

  lockOwner: action({
    ...lockB,
    path: { before: '/tessera/admin/lockOwnerBefore', after: '/tessera/admin/lockOwnerAfter' },
    kind: 'admin.lockOwner',
    method: 'transferOwnership(address newOwner)',
    summary: 'Order that names the next owner of lock B, who has to accept',
    input: { to: addressField },
  }),

  lockAccept: action({
    ...lockB,
    path: { before: '/tessera/admin/lockAcceptBefore', after: '/tessera/admin/lockAcceptAfter' },
    kind: 'admin.lockAccept',
    method: 'acceptOwnership()',
    summary: 'Order that accepts lock B',
  }),

  lockCoin: action({
    ...lockB,
    path: { before: '/tessera/admin/lockCoinBefore', after: '/tessera/admin/lockCoinAfter' },
    kind: 'admin.lockCoin',
    method: 'setCoin(address coin_)',
    summary: 'Order that names another coin of lock B',
    input: { token: addressField },
  }),

  withdrawalFee: action({
    ...withdrawal,
    path: {
      before: '/tessera/admin/withdrawalFeeBefore',
      after: '/tessera/admin/withdrawalFeeAfter',
    },
    kind: 'admin.withdrawalFee',
    method: 'setFee(uint256 rate)',
    summary: 'Order that sets the fee of staged withdrawals',
    /** Hundredths of a percent. */
    input: { rate: intField(0, 100) },
  }),

  stage: action({
    ...withdrawal,
    path: { before: '/tessera/admin/stageBefore', after: '/tessera/admin/stageAfter' },
    kind: 'admin.stage',
    method: 'addStage(uint256 time)',
    summary: 'Order that adds a stage of withdrawals after the last',
    /** Unix seconds. */
    input: { time: intField(1, 9_999_999_999) },
  }),

  fundAddress: action({
    ...withdrawal,
    path: { before: '/tessera/admin/fundAddressBefore', after: '/tessera/admin/fundAddressAfter' },
    kind: 'admin.fundAddress',
    method: 'setFundAddress(address to)',
    summary: 'Order that names who gets the fees of staged withdrawals',
    input: { to: addressField },
  }),

  opening: action({
    ...withdrawal,
    path: { before: '/tessera/admin/openingBefore', after: '/tessera/admin/openingAfter' },
    kind: 'admin.opening',
    method: 'openWithdrawal()',
    summary: 'Order that opens staged withdrawals',
  }),
}
