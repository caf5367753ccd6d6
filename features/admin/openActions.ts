import { blindboxReasons } from '#features/blindbox/reasons.ts'
import { burnReasons } from '#features/burn/reasons.ts'
import { earningsReasons } from '#features/earnings/reasons.ts'
import { lpReasons } from '#features/lp/reasons.ts'
import { nftReasons } from '#features/nft/reasons.ts'
import { stakingReasons } from '#features/staking/reasons.ts'
import { withdrawalReasons } from '#features/withdrawal/reasons.ts'
import { action } from '#platform/std/action.ts'
import { coinContract } from '#platform/std/coinContract.ts'
import { addressField, amountField, intField } from '#platform/std/fields.ts'
import { spendFailures as s } from '#platform/std/spendFailures.ts'
import * as z from 'zod/mini'

import { reserves, takers } from './fields.ts'

const common = { access: 'operator', byReceipt: true } as const
const spend = [s.AMOUNT_ZERO, s.ABOVE_BALANCE, s.ALLOW_FIRST]
const coin = z.enum(['TES', 'USDT'])
const seriesId = intField(1, 1_000_000)
const time = intField(1, 9_999_999_999)

const reserveReasons = {
  ...stakingReasons,
  ...nftReasons,
  ...lpReasons,
  ...burnReasons,
  ...withdrawalReasons,
}

const openBoxes = {
  ...common,
  contract: 'BlindBoxes',
  reasons: blindboxReasons,
  failures: [],
} as const

/** What any account may, and an operator does. */
export const openActions = {
  /** The contract takes the operator's cards while it makes a series. */
  cards: action({
    ...common,
    contract: 'Cards',
    reasons: nftReasons,
    failures: [],
    path: { before: '/tessera/admin/cardsBefore', after: '/tessera/admin/cardsAfter' },
    kind: 'admin.cards',
    method: 'setApprovalForAll(address operator, bool approved)',
    summary: 'Order that lets the boxes move my cards, or no longer',
    input: { enabled: z.enum(['true', 'false']) },
  }),
  /** sun. */
  addBond: action({
    ...openBoxes,
    path: { before: '/tessera/admin/addBondBefore', after: '/tessera/admin/addBondAfter' },
    kind: 'admin.addBond',
    method: 'addBond(uint256 seriesId)',
    summary: 'Order that adds TRX to the bond of a series',
    input: { seriesId, sun: amountField },
  }),
  proceeds: action({
    ...openBoxes,
    path: { before: '/tessera/admin/proceedsBefore', after: '/tessera/admin/proceedsAfter' },
    kind: 'admin.proceeds',
    method: 'withdrawProceeds(uint256 seriesId)',
    summary: 'Order that pays what boxes earned to the fund',
    input: { seriesId },
  }),
  levelProceeds: action({
    ...common,
    contract: 'Cards',
    reasons: nftReasons,
    failures: [],
    path: {
      before: '/tessera/admin/levelProceedsBefore',
      after: '/tessera/admin/levelProceedsAfter',
    },
    kind: 'admin.levelProceeds',
    method: 'withdrawProceeds(uint256 level)',
    summary: 'Order that pays what cards of a level earned to its fund',
    input: { level: intField(0, 1_000) },
  }),
  nodeFund: action({
    ...common,
    contract: 'BurnMining',
    reasons: burnReasons,
    failures: [],
    path: { before: '/tessera/admin/nodeFundBefore', after: '/tessera/admin/nodeFundAfter' },
    kind: 'admin.nodeFund',
    method: 'collectFund()',
    summary: 'Order that pays what nodes were bought for to the fund',
  }),
  withdrawalFees: action({
    ...common,
    contract: 'StagedWithdrawal',
    reasons: withdrawalReasons,
    failures: [],
    path: {
      before: '/tessera/admin/withdrawalFeesBefore',
      after: '/tessera/admin/withdrawalFeesAfter',
    },
    kind: 'admin.withdrawalFees',
    method: 'payFees()',
    summary: 'Order that pays the fees of staged withdrawals to their receiver',
  }),
  fundApprove: action({
    ...common,
    contract: ({ coin }) => coinContract(coin),
    reasons: reserveReasons,
    failures: [s.ALLOWED_ALREADY],
    path: { before: '/tessera/admin/fundApproveBefore', after: '/tessera/admin/fundApproveAfter' },
    kind: 'admin.fundApprove',
    method: 'approve(address spender, uint256 value)',
    summary: 'Order that lets a contract take an amount of a coin of mine; 0 takes it back',
    input: { fund: z.enum(takers), coin, amount: amountField },
  }),
  fund: action({
    ...common,
    contract: ({ fund = '' }) => fund,
    reasons: reserveReasons,
    failures: spend,
    path: { before: '/tessera/admin/fundBefore', after: '/tessera/admin/fundAfter' },
    kind: 'admin.fund',
    method: 'fund(uint256 amount)',
    summary: 'Order that adds my TES to a reserve of rewards, for ever',
    input: { fund: z.enum(reserves), amount: amountField },
  }),
  /** The pool's LP coin; unix seconds. */
  fundStream: action({
    ...common,
    contract: 'LpStaking',
    reasons: lpReasons,
    failures: spend,
    path: { before: '/tessera/admin/fundStreamBefore', after: '/tessera/admin/fundStreamAfter' },
    kind: 'admin.fundStream',
    method: 'fund(address pool, uint256 amount, uint256 until)',
    summary: 'Order that adds my TES to the stream of a pool, and lets it run until then',
    input: { pool: addressField, amount: amountField, until: time },
  }),
  fundEpochs: action({
    ...common,
    contract: 'RewardDistributor',
    reasons: earningsReasons,
    failures: spend,
    path: { before: '/tessera/admin/fundEpochsBefore', after: '/tessera/admin/fundEpochsAfter' },
    kind: 'admin.fundEpochs',
    method: 'fund(address token, uint256 amount)',
    summary: 'Order that adds a coin of mine to the rewards by epochs, for ever',
    input: { coin, amount: amountField },
  }),
}

/** Whether the contract asks for no role. */
export const isOpen = (name: string): boolean => name in openActions
