import { action } from '#platform/std/action.ts'
import { coinContract } from '#platform/std/coinContract.ts'
import { amountField, coinField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { burnFailures as f } from './failures.ts'
import { kindField, nodeIdField, slippageField } from './fields.ts'
import { burnReasons as reasons } from './reasons.ts'

const burnMining = { contract: 'BurnMining', reasons } as const
const node = { nodeId: nodeIdField }
const own = [f.NO_SUCH_NODE, f.NOT_YOUR_NODE, f.NODE_REFUNDED]
const price = [f.NO_PRICE, f.STALE]

export const burnActions = {
  approve: action({
    path: { before: '/tessera/burn/approveBefore', after: '/tessera/burn/approveAfter' },
    kind: 'burn.approve',
    contract: ({ coin }) => coinContract(coin),
    method: 'approve(address spender, uint256 value)',
    access: 'session',
    summary: 'Order that lets burn mining take an amount of TES of mine; 0 takes it back',
    input: { coin: coinField, amount: z.optional(amountField) },
    failures: [f.NO_SUCH_COIN, f.ENTER_AMOUNT, f.ALLOWED_ALREADY],
    reasons,
  }),

  burn: action({
    ...burnMining,
    path: { before: '/tessera/burn/burnBefore', after: '/tessera/burn/burnAfter' },
    kind: 'burn.burn',
    method: 'burn(address coin_, uint256 uAmount)',
    access: 'active',
    summary: 'Order that burns TES of a worth for power; the allowance bounds what it takes',
    input: {
      coin: coinField,
      /** Base units of USDT. */
      uAmount: z.optional(amountField),
    },
    failures: [
      f.NO_SUCH_COIN,
      f.ENTER_AMOUNT,
      f.AMOUNT_ZERO,
      f.TOO_MUCH,
      f.NO_PASS,
      ...price,
      f.THIN,
      f.ABOVE_BALANCE,
      f.ALLOW_FIRST,
    ],
  }),

  swap: action({
    ...burnMining,
    path: { before: '/tessera/burn/swapBefore', after: '/tessera/burn/swapAfter' },
    kind: 'burn.swap',
    method: 'swapToBurn(uint256 minPower, uint256 deadline)',
    access: 'active',
    summary: 'Order that buys TES with TRX and burns them for power, for a least power',
    input: {
      /** sun. */
      amount: z.optional(amountField),
      slippageBps: slippageField,
      /** The least power; by default the present quote less the slippage. */
      minPower: z.optional(amountField),
    },
    failures: [
      f.ENTER_AMOUNT,
      f.AMOUNT_ZERO,
      f.TOO_LITTLE,
      f.TOO_MUCH,
      f.NO_PASS,
      ...price,
      f.THIN,
      f.LESS_POWER,
    ],
  }),

  claim: action({
    ...burnMining,
    path: { before: '/tessera/burn/claimBefore', after: '/tessera/burn/claimAfter' },
    kind: 'burn.claim',
    method: 'claim()',
    access: 'session',
    summary: 'Order that pays all that my power has earned',
    failures: [f.NOTHING_TO_CLAIM],
  }),

  pass: action({
    ...burnMining,
    path: { before: '/tessera/burn/passBefore', after: '/tessera/burn/passAfter' },
    kind: 'burn.buyPass',
    method: 'buyPass()',
    pays: 'atMostShown',
    access: 'active',
    summary: 'Order of the pass that a first burn needs',
    failures: [f.HAS_PASS, ...price],
  }),

  refundPass: action({
    ...burnMining,
    path: { before: '/tessera/burn/refundPassBefore', after: '/tessera/burn/refundPassAfter' },
    kind: 'burn.refundPass',
    method: 'refundPass()',
    access: 'session',
    summary: 'Order that pays back my pass, which no burn has used',
    failures: [f.NO_PASS_HELD, f.PASS_USED],
  }),

  buyNode: action({
    ...burnMining,
    path: { before: '/tessera/burn/buyNodeBefore', after: '/tessera/burn/buyNodeAfter' },
    kind: 'burn.buyNode',
    method: 'buyNode(uint256 kind)',
    pays: 'atMostShown',
    access: 'active',
    summary: 'Order of a node; refundable for the same TRX until it is activated',
    input: { kind: kindField },
    failures: [f.SOLD_OUT, ...price],
  }),

  activate: action({
    ...burnMining,
    path: { before: '/tessera/burn/activateBefore', after: '/tessera/burn/activateAfter' },
    kind: 'burn.activate',
    method: 'activate(uint256 nodeId)',
    access: 'session',
    summary: 'Order that lets a node of mine earn; its price is final from then on',
    input: node,
    failures: [...own, f.NODE_ACTIVE, f.LAPSED],
  }),

  refundNode: action({
    ...burnMining,
    path: { before: '/tessera/burn/refundNodeBefore', after: '/tessera/burn/refundNodeAfter' },
    kind: 'burn.refundNode',
    method: 'refundNode(uint256 nodeId)',
    access: 'session',
    summary: 'Order that pays back the price of a node of mine that is not active',
    input: node,
    failures: [...own, f.NODE_ACTIVE],
  }),

  claimNode: action({
    ...burnMining,
    path: { before: '/tessera/burn/claimNodeBefore', after: '/tessera/burn/claimNodeAfter' },
    kind: 'burn.claimNode',
    method: 'claimNode(uint256 nodeId)',
    access: 'session',
    summary: 'Order that pays all that a node of mine has earned',
    input: node,
    failures: [...own, f.NOT_ACTIVATED, f.NOTHING_TO_CLAIM],
  }),

  withdraw: action({
    ...burnMining,
    path: { before: '/tessera/burn/withdrawBefore', after: '/tessera/burn/withdrawAfter' },
    kind: 'burn.withdraw',
    method: 'withdraw(address account)',
    access: 'session',
    summary: 'Order that pays the price of lapsed nodes that I refused before',
    failures: [f.NO_CREDIT],
  }),

  openPeriod: action({
    ...burnMining,
    path: { before: '/tessera/burn/openPeriodBefore', after: '/tessera/burn/openPeriodAfter' },
    kind: 'burn.openPeriod',
    method: 'openPeriod()',
    access: 'session',
    summary: 'Order that opens the next period, once the reserve has its whole pool',
    failures: [f.ALREADY_OPEN, f.RESERVE_SHORT],
  }),
}
