import { exchangeReasons } from '#features/exchange/reasons.ts'
import { action } from '#platform/std/action.ts'
import { coinContract } from '#platform/std/coinContract.ts'
import { amountField, coinField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { lpFailures as f, purchaseFailures } from './failures.ts'
import { idField, poolField, purchaseFields, slippageField, useField } from './fields.ts'
import { lpReasons as reasons } from './reasons.ts'

const staking = { contract: 'LpStaking', reasons } as const
/** Base units of the pool's LP coin, 18 decimals. */
const amountInput = { pool: poolField, amount: z.optional(amountField) }
const amountFailures = [f.NO_SUCH_POOL, f.ENTER_AMOUNT, f.AMOUNT_ZERO]

/** Staking of liquidity. */
export const lpActions = {
  pledge: action({
    ...staking,
    path: {
      before: '/swappledge/pledge/lp/pledgeBefore',
      after: '/swappledge/pledge/lp/pledgeAfter',
    },
    kind: 'lp.stake',
    method: 'stake(address pool, uint256 amount)',
    access: 'active',
    summary: 'Order of an LP stake',
    input: amountInput,
    failures: [...amountFailures, f.BELOW_MINIMUM, f.ABOVE_BALANCE, f.ALLOW_FIRST],
  }),

  lpPledgeUnlock: action({
    ...staking,
    path: {
      before: '/swappledge/pledge/lp/lpPledgeUnlockBefore',
      after: '/swappledge/pledge/lp/lpPledgeUnlockAfter',
    },
    kind: 'lp.withdraw',
    method: 'withdraw(address pool, uint256 amount)',
    access: 'session',
    summary: 'Order that cancels staking of an amount, at once; its earned reward stays owed',
    input: amountInput,
    failures: [...amountFailures, f.ABOVE_UNLOCKABLE],
  }),

  claim: action({
    ...staking,
    path: { before: '/tessera/lp/claimBefore', after: '/tessera/lp/claimAfter' },
    kind: 'lp.claim',
    method: 'claim(address pool)',
    access: 'session',
    summary: 'Order that pays all that I have earned in a pool',
    input: { pool: poolField },
    failures: [f.NO_SUCH_POOL, f.NOTHING_TO_CLAIM],
  }),

  exit: action({
    ...staking,
    path: { before: '/tessera/lp/exitBefore', after: '/tessera/lp/exitAfter' },
    kind: 'lp.exit',
    method: 'exit(address pool)',
    access: 'session',
    summary: 'Order to withdraw all at once, giving up the unpaid reward only',
    input: { pool: poolField },
    failures: [f.NO_SUCH_POOL, f.NOTHING_STAKED],
  }),

  approve: action({
    path: { before: '/tessera/lp/approveBefore', after: '/tessera/lp/approveAfter' },
    kind: 'lp.approve',
    /** A pair is its own LP coin. */
    contract: ({ pool = '', coin }) => (coin === 'USDT' ? coinContract(coin) : pool),
    method: 'approve(address spender, uint256 value)',
    access: 'session',
    summary:
      'Order that lets staking or the router take an amount of a pool’s LP coin, or purchases one of a coin; 0 takes it back',
    input: {
      /** One of the two. */
      pool: poolField,
      coin: z.optional(coinField),
      /** Of a pool; by default to stake it. */
      use: useField,
      amount: z.optional(amountField),
    },
    failures: [f.ONE_TARGET, f.NO_SUCH_POOL, f.NO_SUCH_COIN, f.ENTER_AMOUNT, f.ALLOWED_ALREADY],
    reasons,
  }),
}

const purchases = { contract: 'LpPurchases', reasons } as const

/** Buying liquidity with one coin, and the reward that waits for it. */
export const purchaseActions = {
  swapCoinIssuedAdd: action({
    ...purchases,
    path: {
      before: '/tessera/lp/swapCoinIssuedAdd',
      after: '/tessera/lp/swapCoinIssuedUpdate',
    },
    kind: 'lp.buy',
    method:
      'buy(address pair, address coin, uint256 amount, uint256 minLiquidity, uint256 minReward, uint256 deadline)',
    access: 'active',
    summary: 'Order of a purchase of liquidity with its reward',
    input: {
      ...purchaseFields,
      slippageBps: slippageField,
      /** LP base units: the minimum, as in a quote; by default the present quote less the slippage. */
      minLiquidity: z.optional(amountField),
      /** Base units of TES: the least reward; 0 buys without one too. */
      minReward: z._default(z.optional(amountField), 0n),
    },
    failures: [
      ...purchaseFailures,
      f.BELOW_MINIMUM,
      f.ABOVE_BALANCE,
      f.ALLOW_FIRST,
      f.REWARD_SHORT,
    ],
  }),

  receive: action({
    ...purchases,
    path: '/deposit/liquidity/receive',
    alsoAfter: '/tessera/lp/swapCoinIssuedUpdateCoinssued',
    kind: 'lp.issue',
    method: 'issue(uint256 id)',
    access: 'session',
    summary: 'Issue of a purchase reward to its buyer: order with requestId and id, then its hash',
    input: { id: idField },
    failures: [f.NO_SUCH_PURCHASE, f.NO_REWARD, f.REWARD_WAITS, f.ALREADY_ISSUED],
  }),
}

const removed =
  'removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)'
const removedNative =
  'removeLiquidityETH(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)'

/** Liquidity in the wallet. */
export const walletActions = {
  remove: action({
    contract: 'Router',
    reasons: exchangeReasons,
    // Anyone calls the router, and a refused call changes no pool: no index reads it.
    byReceipt: true,
    path: { before: '/tessera/lp/removeBefore', after: '/tessera/lp/removeAfter' },
    kind: 'lp.remove',
    method: ({ coin }) => (coin === 'TRX' ? removedNative : removed),
    access: 'session',
    summary: 'Order that turns an amount of a pool’s LP coin back into both of its coins',
    input: {
      pool: poolField,
      /** Its coin beside USDT. */
      coin: coinField,
      amount: z.optional(amountField),
      slippageBps: slippageField,
      /** Base units: the least of each coin; by default its present part less the slippage. */
      leastCoin: z.optional(amountField),
      leastUsdt: z.optional(amountField),
    },
    failures: [...amountFailures, f.NOT_IN_POOL, f.ABOVE_BALANCE, f.ALLOW_FIRST, f.LESS_BACK],
  }),
}
