import { endpoint } from '#platform/std/endpoint.ts'
import { amount, pageFields, pageOf, seconds } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

import { ledgerCoins, nativeCoin } from './kinds.ts'
import {
  bonusLine,
  claimable,
  claimLine,
  coin,
  coinAmount,
  coinTotal,
  epochView,
  incomeLine,
  kindTotal,
} from './shapes.ts'

/** Days of chain time that a chart shows. */
const daysField = z.enum(['7', '30', '90'])

// The server accepts only the kinds that features declare (`server/choices.ts`).
const kindField = z.string()
const coinField = z.enum(ledgerCoins)

export const earningsApi = {
  statistics: endpoint({
    path: '/deposit/memberProfit/statistics',
    summary: 'What I have earned and claimed, by coin and by kind',
    access: 'session',
    input: z.object({}),
    output: z.object({
      coins: z.array(coinTotal),
      kinds: z.array(kindTotal),
      /** The block up to which the ledger counts. */
      block: z.int(),
      /** Of level1 and level2 together, `fees`: the splitter's present total of my credits. */
      sources: z.array(source),
    }),
  }),

  profitePage: endpoint({
    path: '/deposit/profit/profitePage',
    summary: 'What I have earned, newest first, each line with the fee that it is a share of',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(incomeLine),
  }),

  totalMemberProfit: endpoint({
    path: '/deposit/profit/totalMemberProfit',
    summary: 'What I have earned and claimed, by coin',
    access: 'session',
    input: z.object({}),
    output: z.object({ list: z.array(coinTotal) }),
  }),

  statistic: endpoint({
    path: '/deposit/profit/statistic',
    summary: 'What I have earned on each of the last days of chain time',
    access: 'session',
    input: z.object({
      coin: z._default(z.optional(coinField), nativeCoin),
      days: z._default(z.optional(daysField), '30'),
    }),
    output: z.object({
      coin,
      /** Base units earned before the first of these days. */
      before: amount,
      /** Days in UTC, oldest first; today is the last. */
      list: z.array(z.object({ day: seconds, amount })),
    }),
  }),

  profitChangeRecordList: endpoint({
    path: '/swapwithdraw/memberProfit/profitChangeRecordList',
    summary: 'Revenue records of one kind or all, newest first',
    access: 'session',
    input: z.object({ ...pageFields, kind: z.optional(kindField) }),
    output: pageOf(incomeLine),
  }),

  claimRecordList: endpoint({
    path: '/swapwithdraw/memberProfit/claimRecordList',
    summary: 'Payments to me, from one place or all, newest first',
    access: 'session',
    input: z.object({ ...pageFields, from: z.optional(kindField) }),
    output: pageOf(claimLine),
  }),

  claimable: endpoint({
    path: '/tessera/earnings/claimable',
    summary: 'What each contract would pay me now',
    access: 'session',
    input: z.object({}),
    output: z.object({
      list: z.array(claimable),
      /** What my level has added of final fees, by coin, and no accepted epoch holds yet. */
      accruing: z.array(coinAmount),
      sources: z.array(source),
    }),
  }),

  epochPage: endpoint({
    path: '/tessera/earnings/epochPage',
    summary: 'Epochs of level bonuses, newest first, each with its data file',
    input: z.object({ ...pageFields }),
    output: pageOf(epochView),
  }),

  bonusPage: endpoint({
    path: '/tessera/earnings/bonusPage',
    summary: 'Fees of my direct line of which my level adds a bonus, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(bonusLine),
  }),
}
