import { endpoint } from '#platform/std/endpoint.ts'
import { address, amount, pageFields, pageOf, txHashField } from '#platform/std/fields.ts'
import { orderState } from '#platform/std/order.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

import { lpFailures as f, purchaseFailures } from './failures.ts'
import { idField, poolField, purchaseFields, slippageField } from './fields.ts'
import {
  issue,
  purchase,
  purchaseDetail,
  purchaseHead,
  receipt,
  rewardState,
} from './purchaseShapes.ts'
import { poolCoin, poolName, reserve } from './shapes.ts'

/** Buying liquidity with one coin, and the reward that waits for it. Amounts of liquidity have 18 decimals. */
export const purchaseApi = {
  info: endpoint({
    path: '/deposit/liquidity/info',
    summary: 'A pool: reserves, price, fee, and my share where a session is',
    personal: true,
    input: z.object({ pool: poolField }),
    output: z.object({
      ...poolName.shape,
      coins: z.array(poolCoin),
      /** LP base units. */
      totalSupply: amount,
      /** Base units of USDT for one whole of the coin that is not USDT, times 10^12; null in an empty pool. */
      priceE12: z.nullable(amount),
      /** Hundredths of a percent of each swap, for those who provide. */
      feeBps: z.int(),
      /** Base units of USDT: of both sides, and of 10^18 LP base units; null if unknown. */
      worth: z.nullable(amount),
      lpWorth: z.nullable(amount),
      mine: z.nullable(
        z.object({
          balance: amount,
          /** What the exchange's router may take of it. */
          allowance: amount,
          staked: amount,
          /** Millionths of the pool, of both. */
          sharePpm: z.int(),
          worth: z.nullable(amount),
        }),
      ),
      sources: z.array(source),
    }),
    failures: [f.NO_SUCH_POOL],
  }),

  quote: endpoint({
    path: '/tessera/lp/quote',
    summary: 'Estimate of a purchase of liquidity with an amount of a coin, by the contract itself',
    input: z.object({ ...purchaseFields, slippageBps: slippageField }),
    output: z.object({
      ...poolName.shape,
      liquidity: amount,
      /** The least that the purchase takes: by that slippage less. */
      minimumLiquidity: amount,
      /** Millionths of the pool afterwards. */
      sharePpm: z.int(),
      /** Hundredths of a percent of the payment: the pools' fees, and what is lost by moving the prices. */
      feeBps: z.int(),
      priceImpactBps: z.int(),
      /** What goes into the pool of each of its coins. */
      paidIn: z.array(z.object({ symbol: z.string(), decimals: z.int(), amount })),
      /** What comes back: more of a coin than fits the other. */
      dust: z.array(z.object({ symbol: z.string(), decimals: z.int(), amount })),
      /** Symbols of the coins, in the order of the route. */
      path: z.array(z.string()),
      /** Base units of USDT: what goes into the pool, at the prices before: the payment less fees, impact and dust. */
      estimate: z.nullable(amount),
      /** Base units of USDT, both sides afterwards; the reward is computed from it. */
      worth: z.nullable(amount),
      /** Base units of TES that the purchase would set aside now; 0 where the reserve or a fresh price is short. */
      reward: amount,
      sources: z.array(source),
    }),
    failures: purchaseFailures,
  }),

  findConfig: endpoint({
    path: '/tessera/lp/findConfig',
    summary: 'Purchase configuration: coins and limits, slippage, reward, waiting time, reserve',
    personal: true,
    input: z.object({}),
    output: z.object({
      pools: z.array(poolName),
      coins: z.array(
        z.object({
          symbol: z.string(),
          /** null for the chain's own coin. */
          address: z.nullable(address),
          decimals: z.int(),
          /** Base units of the coin, about: the least purchase, and the most that earns a reward. */
          minimum: z.nullable(amount),
          maximum: z.nullable(amount),
          /** null without a session; `allowance` null of the chain's own coin too. */
          balance: z.nullable(amount),
          allowance: z.nullable(amount),
          /** Of the chain's own coin: base units that the fee of a purchase takes at most; 0 of others. */
          fee: amount,
        }),
      ),
      slippageBps: z.object({ default: z.int(), least: z.int(), most: z.int() }),
      reward: z.object({
        /** Millionths of a purchase's worth. */
        ratePpm: z.int(),
        /** Base units of USDT: the least worth of a purchase, and the most that earns a reward. */
        least: amount,
        most: amount,
        /** Base units of TES: the maximum that is promised in a day, and its rest for today. */
        daily: amount,
        leftToday: amount,
        /** Seconds from a purchase until its reward can be issued. */
        waiting: z.int(),
        /** Why there is none now: no fresh average price, or nothing left; null where there is one. */
        stopped: z.nullable(z.enum(['price', 'reserve'])),
      }),
      reserve,
      sources: z.array(source),
    }),
  }),

  syncLiquidity: endpoint({
    path: '/deposit/liquidity/syncLiquidity',
    summary: 'A purchase by its hash alone',
    input: z.object({ txHash: txHashField }),
    output: z.object({
      /** Whether the index or the node knows it as a call to the contract of purchases. */
      known: z.boolean(),
      state: z.nullable(orderState),
      /** Number of the purchase, once it is indexed. */
      id: z.nullable(z.int()),
    }),
  }),

  swapCoinIssuedList: endpoint({
    path: '/tessera/lp/swapCoinIssuedList',
    summary: 'My purchase rewards, newest first',
    access: 'session',
    input: z.object({ ...pageFields, state: z.optional(rewardState) }),
    output: z.object({
      counts: z.object({
        all: z.int(),
        confirming: z.int(),
        waiting: z.int(),
        issued: z.int(),
      }),
      ...pageOf(purchase).shape,
    }),
  }),

  swapCoinIssuedDetail: endpoint({
    path: '/tessera/lp/swapCoinIssuedDetail',
    summary: 'One of my purchase rewards',
    access: 'session',
    input: z.object({ id: idField }),
    output: purchase,
    failures: [f.NO_SUCH_PURCHASE, f.NOT_YOUR_PURCHASE, f.NO_REWARD],
  }),

  detailHeadList: endpoint({
    path: '/deposit/liquidity/detailHeadList',
    summary: 'Heads of my purchases of liquidity, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(purchaseHead),
  }),

  detail: endpoint({
    path: '/deposit/liquidity/detail',
    summary: 'One of my purchases of liquidity',
    access: 'session',
    input: z.object({ id: idField }),
    output: purchaseDetail,
    failures: [f.NO_SUCH_PURCHASE, f.NOT_YOUR_PURCHASE],
  }),

  swapIssuedList: endpoint({
    path: '/tessera/lp/swapIssuedList',
    summary: 'All rewards that were issued, of a pool where one is named, newest first',
    input: z.object({ ...pageFields, pool: poolField }),
    output: pageOf(issue),
    failures: [f.NO_SUCH_POOL],
  }),

  receiveRewardInfo: endpoint({
    path: '/deposit/dfp/receiveRewardInfo',
    summary: 'Receipt of a purchase reward that was issued to me',
    access: 'session',
    input: z.object({ id: idField }),
    output: receipt,
    failures: [f.NO_SUCH_PURCHASE, f.NOT_YOUR_PURCHASE, f.NO_REWARD, f.REWARD_WAITS],
  }),
}
