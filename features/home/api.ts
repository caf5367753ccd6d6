import { endpoint } from '#platform/std/endpoint.ts'
import { defineFailures } from '#platform/std/failure.ts'
import {
  address,
  amount,
  intField,
  pageFields,
  pageOf,
  seconds,
  txHash,
  txHashField,
} from '#platform/std/fields.ts'
import { orderState, orderView } from '#platform/std/order.ts'
import * as z from 'zod/mini'

import {
  average,
  candle,
  coinFigures,
  coinPool,
  holding,
  poolHealth,
  tokenRisks,
} from './shapes.ts'

const coin = z.object({
  symbol: z.string(),
  name: z.string(),
  /** null for the chain's own coin. */
  address: z.nullable(address),
  decimals: z.int(),
})

export const homeFailures = defineFailures({
  NO_SUCH_TRANSACTION: {
    status: 404,
    text: {
      en: 'This network knows no such transaction',
      tc: '此網路上沒有這筆交易',
    },
  },
  NO_SUCH_COIN: {
    status: 404,
    text: {
      en: 'No pool of this exchange has this coin',
      tc: '此交易所沒有任何資金池持有此幣種',
    },
  },
})

export const homeApi = {
  getTimestamp: endpoint({
    path: '/deposit/aon/getTimestamp',
    summary: 'Chain time and server time',
    input: z.object({}),
    output: z.object({
      /** Time of the head block plus the time since: product time. */
      chainTime: seconds,
      /** The server's clock. */
      serverTime: seconds,
      headBlock: z.int(),
      solidBlock: z.int(),
    }),
  }),

  baseConfig: endpoint({
    path: '/deposit/project/baseConfig',
    summary: 'Contracts, coins, limits, links and the features that are on',
    input: z.object({}),
    output: z.object({
      network: z.string(),
      /** Lower-case hex with 0x, as wallets compare it. */
      chainId: z.string(),
      nativeSymbol: z.string(),
      contracts: z.record(z.string(), address),
      coins: z.array(coin),
      limits: z.object({
        nicknameMax: z.int(),
        /** Base units of USDT that the approve step offers by default. */
        defaultAuthorisation: z.string(),
        /** sun: the most any call of ours may cost. */
        feeLimitMax: z.string(),
        requestTimeoutMs: z.int(),
      }),
      links: z.array(z.object({ name: z.string(), url: z.string() })),
      features: z.array(z.string()),
      /** The default inviter. */
      communityRoot: address,
      /** Seeded neighbours of a local network, so that screens can label them. */
      demo: z.array(z.object({ address, name: z.string() })),
    }),
  }),

  activity: endpoint({
    path: '/tessera/home/activity',
    summary: 'All orders of the address, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(orderView),
  }),

  transaction: endpoint({
    path: '/tessera/home/transaction',
    summary: 'One transaction: state, decoded call, cost and events',
    input: z.object({ txHash: txHashField }),
    output: z.object({
      txHash,
      state: orderState,
      /** null until it is in a block. */
      block: z.nullable(z.int()),
      time: z.nullable(seconds),
      from: address,
      contract: z.nullable(address),
      /** The name in the deployment, `Pair` of a pool; null for a contract that is not ours. */
      contractName: z.nullable(z.string()),
      method: z.string(),
      args: z.array(z.object({ name: z.string(), value: z.string() })),
      /** sun sent, sun burned, and energy used. */
      callValue: amount,
      fee: amount,
      energy: z.int(),
      reason: z.nullable(z.string()),
      events: z.array(
        z.object({
          contract: address,
          contractName: z.nullable(z.string()),
          name: z.string(),
          args: z.array(z.object({ name: z.string(), value: z.string() })),
        }),
      ),
    }),
    failures: [homeFailures.NO_SUCH_TRANSACTION],
  }),

  swapCoinList: endpoint({
    path: '/deposit/exSwap/swapCoinList',
    summary: 'Tokens: search, popular, all',
    input: z.object({
      ...pageFields,
      /** The beginning of a word of its name or symbol, or its whole address. */
      search: z._default(z.optional(z.string().check(z.maxLength(64))), ''),
      /** popular · cap: market cap · new: all of them, the latest first. */
      sort: z._default(z.optional(z.enum(['popular', 'cap', 'new'])), 'popular'),
    }),
    output: z.object({
      /** The first 1,000 where places change, 200 of a search. */
      total: z.int().check(z.nonnegative()),
      list: z.array(coinFigures),
      /** Formula of popularity: addresses that swapped in 24 hours × log2(liquidity in USDT + 1). */
      formula: z.enum(['traders24h*log2(liquidity+1)']),
    }),
  }),

  swapCoinInfo: endpoint({
    path: '/deposit/exSwap/swapCoinInfo',
    summary: 'One token: price, market cap, candles',
    input: z.object({
      /** Its address, or the symbol of the chain's own. */
      coin: z.string().check(z.minLength(1), z.maxLength(64)),
      interval: z._default(z.optional(z.enum(['5m', '1h', '1d'])), '1h'),
      /** How many candles, the last ones. */
      pageSize: z._default(z.optional(intField(1, 500)), 200),
    }),
    output: z.object({
      figures: coinFigures,
      /** The deepest first, 20 at most. */
      pools: z.array(coinPool),
      /** Oldest first; an interval without a swap has none. */
      candles: z.array(candle),
      twap: z.nullable(average),
      /** Of a token that the factory here made; null of any other, of which nothing is known. */
      risks: z.nullable(tokenRisks),
    }),
    failures: [homeFailures.NO_SUCH_COIN],
  }),

  health: endpoint({
    path: '/tessera/home/health',
    summary: 'Whether promised rewards are funded, and which of my orders need attention',
    personal: true,
    input: z.object({}),
    output: z.object({
      pools: z.array(poolHealth),
      allFunded: z.boolean(),
      /** The pool whose free reserve ends first; null if none has a rate. */
      shortest: z.nullable(z.object({ what: z.string(), days: z.int() })),
      /** My orders that were begun and not finished; null without a session. */
      myAttention: z.nullable(z.int()),
    }),
  }),

  portfolio: endpoint({
    path: '/tessera/home/portfolio',
    summary: 'What I hold, with its worth in USDT: wallet, cards, staked, claimable',
    access: 'session',
    input: z.object({}),
    output: z.object({
      /** Base units of USDT, of what has a known worth. */
      total: amount,
      wallet: amount,
      cards: amount,
      staked: amount,
      claimable: amount,
      /** Symbols of what has no known worth, each once. */
      unknown: z.array(z.string()),
      /** What there is more than none of. */
      list: z.array(holding),
    }),
  }),
}
