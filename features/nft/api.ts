import { endpoint } from '#platform/std/endpoint.ts'
import { addressField, amount, pageFields, pageOf, seconds } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

import { nftFailures } from './failures.ts'
import { levelField, tokenIdField } from './fields.ts'
import { card, cardDetail, cardState, cardEvent, cardLevel, pledgeRecord } from './shapes.ts'

const f = nftFailures

export const nftApi = {
  productLevelInfo: endpoint({
    path: '/deposit/aon/productLevelInfo',
    summary: 'Levels: supply, price, pledge time, power, fund address',
    input: z.object({}),
    output: z.object({ levels: z.array(cardLevel) }),
  }),

  cardPage: endpoint({
    path: '/tessera/nft/cardPage',
    summary: 'All cards, sorted and filtered',
    input: z.object({
      ...pageFields,
      sort: z._default(
        z.optional(z.enum(['default', 'newest', 'oldest', 'expensive', 'cheap'])),
        'default',
      ),
      level: z.optional(levelField),
      state: z.optional(cardState),
      /** Search by id. */
      tokenId: z.optional(tokenIdField),
    }),
    output: pageOf(card),
  }),

  ownCardPage: endpoint({
    path: '/swapnft/aon/ownCardPage',
    summary: 'My cards by state, and my power',
    access: 'session',
    input: z.object({
      ...pageFields,
      /**
       * held: not staked · mining: staked and earning · pledging: matured and not yet removed ·
       * onSale, frozen: listed or sold while staked, beside one of the three
       */
      state: z._default(
        z.optional(z.enum(['all', 'held', 'onSale', 'mining', 'pledging', 'frozen'])),
        'all',
      ),
    }),
    output: z.object({
      total: z.int(),
      list: z.array(card),
      counts: z.object({
        all: z.int(),
        held: z.int(),
        onSale: z.int(),
        mining: z.int(),
        pledging: z.int(),
        frozen: z.int(),
      }),
      /** Power of all my cards, and of those that earn. */
      power: z.int(),
      miningPower: z.int(),
    }),
  }),

  nftDetail: endpoint({
    path: '/swapnft/ido/nftDetail',
    summary: 'One card, with everything its page shows',
    input: z.object({ tokenId: tokenIdField }),
    output: cardDetail,
    failures: [f.NO_SUCH_CARD],
  }),

  nftDetailList: endpoint({
    path: '/swapnft/ido/nftDetailList',
    summary: 'Records of one card, newest first',
    input: z.object({ tokenId: tokenIdField, ...pageFields }),
    output: pageOf(cardEvent),
    failures: [f.NO_SUCH_CARD],
  }),

  sentTo: endpoint({
    path: '/tessera/nft/sentTo',
    summary: 'How many cards I have given to an address; 0 before the first',
    access: 'session',
    input: z.object({ to: addressField }),
    output: z.object({ cards: z.int() }),
  }),

  part: endpoint({
    path: '/deposit/mucnft-pledge/part',
    summary: "The staking page's totals, and mine where a session is",
    personal: true,
    input: z.object({}),
    output: z.object({
      totalPledged: z.int(),
      totalPower: z.int(),
      /** TES base units paid out so far, and within the last 30 days of chain time. */
      totalReward: amount,
      paidLast30Days: amount,
      /** From the contract itself, now. */
      reserve: z.object({ balance: amount, promised: amount, free: amount }),
      /** Days that the free reserve lasts at the pace of the last 30 days; null without a pace. */
      runwayDays: z.nullable(z.int()),
      mine: z.nullable(
        z.object({
          pledged: z.int(),
          power: z.int(),
          /** TES base units that a claim would pay now. */
          claimable: amount,
          /** Credited by unstaking and not yet claimed; part of claimable. */
          owed: amount,
          claimed: amount,
          nextUnlockTime: z.nullable(seconds),
        }),
      ),
    }),
  }),

  getDepositTypes: endpoint({
    path: '/deposit/mucnft-pledge/getDepositTypes',
    summary: 'Staking terms on offer',
    input: z.object({}),
    output: z.object({
      terms: z.array(
        z.object({
          time: z.int(),
          days: z.int(),
          /** TES base units per unit of power and second. */
          rate: amount,
        }),
      ),
      /** Base units of USDT for one whole TES, times 10^12, by its pool with USDT; null without one. Shown, and never paid by. */
      tesPriceE12: z.nullable(amount),
      sources: z.array(source),
    }),
  }),

  pledgeRecord: endpoint({
    path: '/deposit/mucnft-pledge/pledgeRecord',
    summary: 'My staking records, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(pledgeRecord),
  }),

  nftStatistic: endpoint({
    path: '/deposit/project/nftStatistic',
    summary: 'Supply, staked, holders, floor and volume',
    input: z.object({}),
    output: z.object({
      supply: z.int(),
      minted: z.int(),
      staked: z.int(),
      holders: z.int(),
      /** sun of all primary sales. */
      volume: amount,
      /** Base units of USDT: what all sales on the market were worth, each at the rate of its moment. */
      marketVolume: amount,
      sales: z.int(),
      /** Cards that can be bought from their owners now. */
      listed: z.int(),
      /** The cheapest listing's worth, in base units of USDT; null without one. */
      floor: z.nullable(amount),
      /** Base units of USDT for one whole TRX, at the oracle's price now; null while it has none. */
      trxRate: z.nullable(amount),
      byLevel: z.array(
        z.object({
          level: z.int(),
          levelStr: z.string(),
          minted: z.int(),
          staked: z.int(),
          listed: z.int(),
          /** The cheapest listing's worth; null without one. */
          floor: z.nullable(amount),
        }),
      ),
    }),
  }),
}
