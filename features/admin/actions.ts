import { blindboxReasons } from '#features/blindbox/reasons.ts'
import { burnReasons } from '#features/burn/reasons.ts'
import { earningsReasons } from '#features/earnings/reasons.ts'
import { launchReasons } from '#features/launch/reasons.ts'
import { lockReasons } from '#features/lock/reasons.ts'
import { lpReasons } from '#features/lp/reasons.ts'
import { nftReasons } from '#features/nft/reasons.ts'
import { rwaReasons } from '#features/rwa/reasons.ts'
import { stakingReasons } from '#features/staking/reasons.ts'
import { withdrawalReasons } from '#features/withdrawal/reasons.ts'
import { action, type Fields, type NoFields } from '#platform/std/action.ts'
import { coinContract } from '#platform/std/coinContract.ts'
import {
  addressesField,
  addressField,
  amountField,
  intField,
  readableField,
  txHashField,
} from '#platform/std/fields.ts'
import type { FailureKind } from '#platform/std/failure.ts'
import type { Reasons } from '#platform/std/reason.ts'
import { spendFailures as s } from '#platform/std/spendFailures.ts'
import * as z from 'zod/mini'

import { adminFailures as f } from './failures.ts'
import { amountsField, cardsField, documentField, reserves, takers, tipField } from './fields.ts'

/** Calls that the holder of a role may send; the contract decides, and the server refuses others before they sign. */

type Contract = string | ((subject: { readonly fund?: string; readonly coin?: string }) => string)

const calls =
  (contract: Contract, reasons: Reasons, failures: readonly FailureKind[] = [f.NOT_YOUR_ROLE]) =>
  <const Method extends string, Input extends Fields = NoFields>(
    name: string,
    method: Method,
    summary: string,
    input?: Input,
  ) =>
    action({
      access: 'operator',
      byReceipt: true,
      failures,
      contract: contract as string,
      reasons,
      path: { before: `/tessera/admin/${name}Before`, after: `/tessera/admin/${name}After` },
      kind: `admin.${name}`,
      method,
      summary,
      ...(input === undefined ? {} : { input }),
    })

const factory = calls('TokenFactory', launchReasons)
const lockB = calls('LockB', lockReasons)
const withdrawal = calls('StagedWithdrawal', withdrawalReasons)
const boxes = calls('BlindBoxes', blindboxReasons)
const epochs = calls('RewardDistributor', earningsReasons)
const registry = calls('RwaRegistry', rwaReasons)

const spend = [s.AMOUNT_ZERO, s.ABOVE_BALANCE, s.ALLOW_FIRST]
const reserveReasons = {
  ...stakingReasons,
  ...nftReasons,
  ...lpReasons,
  ...burnReasons,
  ...withdrawalReasons,
}

const time = intField(1, 9_999_999_999)
const seriesId = intField(1, 1_000_000)
const token = addressField
const coin = z.enum(['TES', 'USDT'])
const to = addressField

/** Of roles. */
const ofRoles = {
  /** sun. */
  creationFee: factory(
    'creationFee',
    'setCreationFee(uint256 fee)',
    'Order that sets what a new token costs',
    { fee: amountField },
  ),
  makers: factory(
    'makers',
    'setEnabled(bool enabled)',
    'Order that enables or disables new tokens and presales',
    { enabled: z.enum(['true', 'false']) },
  ),
  creationFees: factory(
    'creationFees',
    'withdrawFees()',
    'Order that pays the owner of the token factory all creation fees',
  ),
  factoryCoins: factory(
    'factoryCoins',
    'withdrawCoins(address coin)',
    'Order that pays the owner what was sent to the token factory by mistake',
    { token },
  ),
  factoryOwner: factory(
    'factoryOwner',
    'transferOwnership(address newOwner)',
    'Order that names the next owner of the token factory, who has to accept',
    { to },
  ),
  factoryAccept: factory(
    'factoryAccept',
    'acceptOwnership()',
    'Order that accepts the token factory',
  ),
  factoryRenounce: factory(
    'factoryRenounce',
    'renounceOwnership()',
    'Order that leaves the token factory without an owner for ever',
  ),

  lockCoin: lockB('lockCoin', 'setCoin(address coin_)', 'Order that names another coin of lock B', {
    token,
  }),
  lockOwner: lockB(
    'lockOwner',
    'transferOwnership(address newOwner)',
    'Order that names the next owner of lock B, who has to accept',
    { to },
  ),
  lockAccept: lockB('lockAccept', 'acceptOwnership()', 'Order that accepts lock B'),
  lockRenounce: lockB(
    'lockRenounce',
    'renounceOwnership()',
    'Order that leaves lock B without an owner for ever',
  ),

  /** Hundredths of a percent. */
  withdrawalFee: withdrawal(
    'withdrawalFee',
    'setFee(uint256 rate)',
    'Order that sets the fee of staged withdrawals',
    { rate: intField(0, 100) },
  ),
  fundAddress: withdrawal(
    'fundAddress',
    'setFundAddress(address to)',
    'Order that names who gets the fees of staged withdrawals',
    { to },
  ),
  /** Unix seconds. */
  stage: withdrawal(
    'stage',
    'addStage(uint256 time)',
    'Order that adds a stage of withdrawals after the last',
    { time },
  ),
  allotments: withdrawal(
    'allotments',
    'allot(uint256 stage, address[] users, uint256[] amounts)',
    'Order that allots more to users in one stage, out of what lies free in the contract',
    { stage: intField(1, 1_000), users: addressesField, amounts: amountsField },
  ),
  opening: withdrawal('opening', 'openWithdrawal()', 'Order that opens staged withdrawals'),

  /** Prices in base units of USDT, the share in hundredths of a percent, times in seconds. */
  series: boxes(
    'series',
    'createSeries(uint256 price, uint256 start, uint256 end, uint256 firstShare, uint256 completeTime, uint256 penalty, uint256[] tokenIds)',
    'Order that makes a series of boxes of the operator’s cards',
    {
      price: amountField,
      start: time,
      end: time,
      firstShare: intField(0, 9_999),
      completeTime: intField(0, 4_294_967_295),
      penalty: amountField,
      tokenIds: cardsField,
    },
  ),
  secrets: boxes(
    'secrets',
    'postChain(uint256 seriesId, bytes20 tip)',
    'Order that binds the operator to the secrets of a series',
    { seriesId, tip: tipField },
  ),
  /** sun. */
  bond: boxes(
    'bond',
    'withdrawBond(uint256 seriesId, uint256 amount)',
    'Order that pays bond of a series back to the operator',
    { seriesId, amount: amountField },
  ),
  takeBack: boxes(
    'takeBack',
    'takeBack(uint256 seriesId, uint256 count)',
    'Order that makes boxes of the cards that no box was sold for',
    { seriesId, count: intField(1, 100) },
  ),
  standDown: boxes(
    'standDown',
    'standDown(uint256 seriesId)',
    'Order that ends sale and opening of a series for ever',
    { seriesId },
  ),

  post: epochs(
    'post',
    'post(bytes32 root, bytes32 dataHash, uint256 upToBlock, address[] tokens, uint256[] totals)',
    'Order that posts an epoch of rewards',
    {
      root: txHashField,
      dataHash: txHashField,
      upToBlock: intField(1, 9_999_999_999),
      coins: addressesField,
      totals: amountsField,
    },
  ),
  revoke: epochs(
    'revoke',
    'revoke(uint256 epoch, string why)',
    'Order that refuses an epoch that waits, for ever',
    { epoch: intField(1, 1_000_000), why: readableField(200, 'line') },
  ),
  builder: epochs(
    'builder',
    'proposeBuilder(address account)',
    'Order that proposes who posts epochs',
    { account: addressField },
  ),
  builderRefuse: epochs(
    'builderRefuse',
    'refuseBuilder()',
    'Order that refuses the proposed builder',
  ),
  builderAccept: epochs(
    'builderAccept',
    'acceptBuilder()',
    'Order that accepts the role of the builder',
  ),

  /** Unix seconds; 0 takes the account off the list. */
  allow: registry(
    'allow',
    'allow(address account, uint256 until)',
    'Order that sets until when an account may get shares of assets',
    { account: addressField, until: intField(0, 9_999_999_999) },
  ),
  /** The price in base units of the coin, the deadline in unix seconds. */
  asset: registry(
    'asset',
    'make(string name, string symbol, bytes32 document, uint256[4] numbers, address coin, address issuer, address revenue)',
    'Order that makes an asset whose shares can be bought',
    {
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
  ),
}

const openBoxes = calls('BlindBoxes', blindboxReasons, [])

/** What any account may, and an operator does. */
const ofAnyone = {
  /** The contract takes the operator's cards while it makes a series. */
  cards: calls('Cards', nftReasons, [])(
    'cards',
    'setApprovalForAll(address operator, bool approved)',
    'Order that lets the boxes move my cards, or no longer',
    { enabled: z.enum(['true', 'false']) },
  ),
  /** sun. */
  addBond: openBoxes(
    'addBond',
    'addBond(uint256 seriesId)',
    'Order that adds TRX to the bond of a series',
    { seriesId, sun: amountField },
  ),
  proceeds: openBoxes(
    'proceeds',
    'withdrawProceeds(uint256 seriesId)',
    'Order that pays what boxes earned to the fund',
    { seriesId },
  ),
  levelProceeds: calls('Cards', nftReasons, [])(
    'levelProceeds',
    'withdrawProceeds(uint256 level)',
    'Order that pays what cards of a level earned to its fund',
    { level: intField(0, 1_000) },
  ),
  nodeFund: calls('BurnMining', burnReasons, [])(
    'nodeFund',
    'collectFund()',
    'Order that pays what nodes were bought for to the fund',
  ),
  withdrawalFees: calls('StagedWithdrawal', withdrawalReasons, [])(
    'withdrawalFees',
    'payFees()',
    'Order that pays the fees of staged withdrawals to their receiver',
  ),
  fundApprove: calls(({ coin }) => coinContract(coin), reserveReasons, [s.ALLOWED_ALREADY])(
    'fundApprove',
    'approve(address spender, uint256 value)',
    'Order that lets a contract take an amount of a coin of mine; 0 takes it back',
    { fund: z.enum(takers), coin, amount: amountField },
  ),
  fund: calls(({ fund = '' }) => fund, reserveReasons, spend)(
    'fund',
    'fund(uint256 amount)',
    'Order that adds my TES to a reserve of rewards, for ever',
    { fund: z.enum(reserves), amount: amountField },
  ),
  /** The pool's LP coin; unix seconds. */
  fundStream: calls('LpStaking', lpReasons, spend)(
    'fundStream',
    'fund(address pool, uint256 amount, uint256 until)',
    'Order that adds my TES to the stream of a pool, and lets it run until then',
    { pool: addressField, amount: amountField, until: time },
  ),
  fundEpochs: calls('RewardDistributor', earningsReasons, spend)(
    'fundEpochs',
    'fund(address token, uint256 amount)',
    'Order that adds a coin of mine to the rewards by epochs, for ever',
    { coin, amount: amountField },
  ),
}

export const adminActions = { ...ofRoles, ...ofAnyone }

/** Whether the contract asks for no role. */
export const isOpen = (name: string): boolean => name in ofAnyone
