import { blindboxReasons } from '#features/blindbox/reasons.ts'
import { earningsReasons } from '#features/earnings/reasons.ts'
import { launchReasons } from '#features/launch/reasons.ts'
import { lockReasons } from '#features/lock/reasons.ts'
import { rwaReasons } from '#features/rwa/reasons.ts'
import { withdrawalReasons } from '#features/withdrawal/reasons.ts'
import { action } from '#platform/std/action.ts'
import {
  addressesField,
  addressField,
  amountField,
  intField,
  readableField,
  txHashField,
} from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { adminFailures as f } from './failures.ts'
import { amountsField, cardsField, documentField, tipField } from './fields.ts'
import { openActions } from './openActions.ts'

/** Calls that the holder of a role may send; the contract decides, and the server refuses others before they sign. */

const common = { access: 'operator', byReceipt: true } as const
const ofRole = { ...common, failures: [f.NOT_YOUR_ROLE] } as const
const factory = { ...ofRole, contract: 'TokenFactory', reasons: launchReasons } as const
const lockB = { ...ofRole, contract: 'LockB', reasons: lockReasons } as const
const withdrawal = { ...ofRole, contract: 'StagedWithdrawal', reasons: withdrawalReasons } as const
const boxes = { ...ofRole, contract: 'BlindBoxes', reasons: blindboxReasons } as const
const epochs = { ...ofRole, contract: 'RewardDistributor', reasons: earningsReasons } as const
const registry = { ...ofRole, contract: 'RwaRegistry', reasons: rwaReasons } as const

const time = intField(1, 9_999_999_999)
const seriesId = intField(1, 1_000_000)
const token = addressField
const coin = z.enum(['TES', 'USDT'])
const to = addressField

/** Of roles. */
const ofRoles = {
  /** sun. */
  creationFee: action({
    ...factory,
    path: { before: '/tessera/admin/creationFeeBefore', after: '/tessera/admin/creationFeeAfter' },
    kind: 'admin.creationFee',
    method: 'setCreationFee(uint256 fee)',
    summary: 'Order that sets what a new token costs',
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
    input: { token },
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
    input: { to },
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
  factoryRenounce: action({
    ...factory,
    path: {
      before: '/tessera/admin/factoryRenounceBefore',
      after: '/tessera/admin/factoryRenounceAfter',
    },
    kind: 'admin.factoryRenounce',
    method: 'renounceOwnership()',
    summary: 'Order that leaves the token factory without an owner for ever',
  }),

  lockCoin: action({
    ...lockB,
    path: { before: '/tessera/admin/lockCoinBefore', after: '/tessera/admin/lockCoinAfter' },
    kind: 'admin.lockCoin',
    method: 'setCoin(address coin_)',
    summary: 'Order that names another coin of lock B',
    input: {
      token,
    },
  }),
  lockOwner: action({
    ...lockB,
    path: { before: '/tessera/admin/lockOwnerBefore', after: '/tessera/admin/lockOwnerAfter' },
    kind: 'admin.lockOwner',
    method: 'transferOwnership(address newOwner)',
    summary: 'Order that names the next owner of lock B, who has to accept',
    input: { to },
  }),
  lockAccept: action({
    ...lockB,
    path: { before: '/tessera/admin/lockAcceptBefore', after: '/tessera/admin/lockAcceptAfter' },
    kind: 'admin.lockAccept',
    method: 'acceptOwnership()',
    summary: 'Order that accepts lock B',
  }),
  lockRenounce: action({
    ...lockB,
    path: {
      before: '/tessera/admin/lockRenounceBefore',
      after: '/tessera/admin/lockRenounceAfter',
    },
    kind: 'admin.lockRenounce',
    method: 'renounceOwnership()',
    summary: 'Order that leaves lock B without an owner for ever',
  }),

  /** Hundredths of a percent. */
  withdrawalFee: action({
    ...withdrawal,
    path: {
      before: '/tessera/admin/withdrawalFeeBefore',
      after: '/tessera/admin/withdrawalFeeAfter',
    },
    kind: 'admin.withdrawalFee',
    method: 'setFee(uint256 rate)',
    summary: 'Order that sets the fee of staged withdrawals',
    input: { rate: intField(0, 100) },
  }),
  fundAddress: action({
    ...withdrawal,
    path: { before: '/tessera/admin/fundAddressBefore', after: '/tessera/admin/fundAddressAfter' },
    kind: 'admin.fundAddress',
    method: 'setFundAddress(address to)',
    summary: 'Order that names who gets the fees of staged withdrawals',
    input: { to },
  }),
  /** Unix seconds. */
  stage: action({
    ...withdrawal,
    path: { before: '/tessera/admin/stageBefore', after: '/tessera/admin/stageAfter' },
    kind: 'admin.stage',
    method: 'addStage(uint256 time)',
    summary: 'Order that adds a stage of withdrawals after the last',
    input: { time },
  }),
  allotments: action({
    ...withdrawal,
    path: { before: '/tessera/admin/allotmentsBefore', after: '/tessera/admin/allotmentsAfter' },
    kind: 'admin.allotments',
    method: 'allot(uint256 stage, address[] users, uint256[] amounts)',
    summary: 'Order that allots more to users in one stage, out of what lies free in the contract',
    input: { stage: intField(1, 1_000), users: addressesField, amounts: amountsField },
  }),
  opening: action({
    ...withdrawal,
    path: { before: '/tessera/admin/openingBefore', after: '/tessera/admin/openingAfter' },
    kind: 'admin.opening',
    method: 'openWithdrawal()',
    summary: 'Order that opens staged withdrawals',
  }),

  /** Prices in base units of USDT, the share in hundredths of a percent, times in seconds. */
  series: action({
    ...boxes,
    path: { before: '/tessera/admin/seriesBefore', after: '/tessera/admin/seriesAfter' },
    kind: 'admin.series',
    method:
      'createSeries(uint256 price, uint256 start, uint256 end, uint256 firstShare, uint256 completeTime, uint256 penalty, uint256[] tokenIds)',
    summary: 'Order that makes a series of boxes of the operator’s cards',
    input: {
      price: amountField,
      start: time,
      end: time,
      firstShare: intField(0, 9_999),
      completeTime: intField(0, 4_294_967_295),
      penalty: amountField,
      tokenIds: cardsField,
    },
  }),
  secrets: action({
    ...boxes,
    path: { before: '/tessera/admin/secretsBefore', after: '/tessera/admin/secretsAfter' },
    kind: 'admin.secrets',
    method: 'postChain(uint256 seriesId, bytes20 tip)',
    summary: 'Order that binds the operator to the secrets of a series',
    input: { seriesId, tip: tipField },
  }),
  /** sun. */
  bond: action({
    ...boxes,
    path: { before: '/tessera/admin/bondBefore', after: '/tessera/admin/bondAfter' },
    kind: 'admin.bond',
    method: 'withdrawBond(uint256 seriesId, uint256 amount)',
    summary: 'Order that pays bond of a series back to the operator',
    input: { seriesId, amount: amountField },
  }),
  takeBack: action({
    ...boxes,
    path: { before: '/tessera/admin/takeBackBefore', after: '/tessera/admin/takeBackAfter' },
    kind: 'admin.takeBack',
    method: 'takeBack(uint256 seriesId, uint256 count)',
    summary: 'Order that makes boxes of the cards that no box was sold for',
    input: { seriesId, count: intField(1, 100) },
  }),
  standDown: action({
    ...boxes,
    path: { before: '/tessera/admin/standDownBefore', after: '/tessera/admin/standDownAfter' },
    kind: 'admin.standDown',
    method: 'standDown(uint256 seriesId)',
    summary: 'Order that ends sale and opening of a series for ever',
    input: { seriesId },
  }),

  post: action({
    ...epochs,
    path: { before: '/tessera/admin/postBefore', after: '/tessera/admin/postAfter' },
    kind: 'admin.post',
    method:
      'post(bytes32 root, bytes32 dataHash, uint256 upToBlock, address[] tokens, uint256[] totals)',
    summary: 'Order that posts an epoch of rewards',
    input: {
      root: txHashField,
      dataHash: txHashField,
      upToBlock: intField(1, 9_999_999_999),
      coins: addressesField,
      totals: amountsField,
    },
  }),
  revoke: action({
    ...epochs,
    path: { before: '/tessera/admin/revokeBefore', after: '/tessera/admin/revokeAfter' },
    kind: 'admin.revoke',
    method: 'revoke(uint256 epoch, string why)',
    summary: 'Order that refuses an epoch that waits, for ever',
    input: { epoch: intField(1, 1_000_000), why: readableField(200, 'line') },
  }),
  builder: action({
    ...epochs,
    path: { before: '/tessera/admin/builderBefore', after: '/tessera/admin/builderAfter' },
    kind: 'admin.builder',
    method: 'proposeBuilder(address account)',
    summary: 'Order that proposes who posts epochs',
    input: { account: addressField },
  }),
  builderRefuse: action({
    ...epochs,
    path: {
      before: '/tessera/admin/builderRefuseBefore',
      after: '/tessera/admin/builderRefuseAfter',
    },
    kind: 'admin.builderRefuse',
    method: 'refuseBuilder()',
    summary: 'Order that refuses the proposed builder',
  }),
  builderAccept: action({
    ...epochs,
    path: {
      before: '/tessera/admin/builderAcceptBefore',
      after: '/tessera/admin/builderAcceptAfter',
    },
    kind: 'admin.builderAccept',
    method: 'acceptBuilder()',
    summary: 'Order that accepts the role of the builder',
  }),

  /** Unix seconds; 0 takes the account off the list. */
  allow: action({
    ...registry,
    path: { before: '/tessera/admin/allowBefore', after: '/tessera/admin/allowAfter' },
    kind: 'admin.allow',
    method: 'allow(address account, uint256 until)',
    summary: 'Order that sets until when an account may get shares of assets',
    input: { account: addressField, until: intField(0, 9_999_999_999) },
  }),
  /** The price in base units of the coin, the deadline in unix seconds. */
  asset: action({
    ...registry,
    path: { before: '/tessera/admin/assetBefore', after: '/tessera/admin/assetAfter' },
    kind: 'admin.asset',
    method:
      'make(string name, string symbol, bytes32 document, uint256[4] numbers, address coin, address issuer, address revenue)',
    summary: 'Order that makes an asset whose shares can be bought',
    input: {
      name: readableField(64, 'line'),
      symbol: readableField(12, 'line'),
      document: documentField,
      price: amountField,
      target: intField(1, 2 ** 40 - 1),
      offered: intField(1, 2 ** 40 - 1),
      deadline: time,
      coin,
      issuer: addressField,
      revenue: addressField,
    },
  }),
}

export const adminActions = { ...ofRoles, ...openActions }
