import { endpoint } from '#platform/std/endpoint.ts'
import { amount, coinField, pageFields, pageOf, seconds } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

import { stakingFailures as f } from './failures.ts'
import { payment, plan, position, reserve, stakeState } from './shapes.ts'

export const stakingApi = {
  planList: endpoint({
    path: '/swappledge/pledge/singleToken/planList',
    summary: 'Coins that can be staked, and their terms; what I have of each where a session is',
    personal: true,
    input: z.object({ coin: z.optional(coinField) }),
    output: z.object({ coins: z.array(plan), reserve, sources: z.array(source) }),
    failures: [f.NO_SUCH_COIN],
  }),

  record: endpoint({
    path: '/swappledge/pledge/singleToken/record',
    summary: 'My stakes and what became of them, newest first',
    access: 'session',
    input: z.object({
      ...pageFields,
      state: z.optional(stakeState),
      coin: z.optional(coinField),
    }),
    output: z.object({
      /** How many of each state I have, of that coin where one is named; `all` is their sum. */
      counts: z.object({
        all: z.int(),
        earning: z.int(),
        matured: z.int(),
        unstaked: z.int(),
        renewed: z.int(),
        left: z.int(),
      }),
      ...pageOf(position).shape,
    }),
    failures: [f.NO_SUCH_COIN],
  }),

  payments: endpoint({
    path: '/tessera/staking/payments',
    summary: 'Rewards that were paid to me, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: z.object({
      ...pageOf(payment).shape,
      /** Base units of TES, of all pages. */
      sum: amount,
    }),
  }),

  singleCoinPledgeStatistic: endpoint({
    path: '/deposit/project/singleCoinPledgeStatistic',
    summary: 'Totals of asset staking, and mine where a session is',
    personal: true,
    input: z.object({}),
    output: z.object({
      coins: z.array(
        z.object({
          symbol: z.string(),
          decimals: z.int(),
          /** Base units staked now, and in how many stakes; how many there ever were. */
          total: amount,
          stakes: z.int(),
          everOpened: z.int(),
        }),
      ),
      stakers: z.int(),
      reserve,
      /** Base units of TES paid out so far, and within the last 30 days of chain time. */
      paid: amount,
      paidLast30Days: amount,
      /** Days that the free reserve lasts at the pace of the last 30 days; null without a pace. */
      runwayDays: z.nullable(z.int()),
      mine: z.nullable(
        z.object({
          /** Stakes with their principal. */
          stakes: z.int(),
          /** Base units of TES that can be claimed now, the number of their stakes, and the payments so far. */
          claimable: amount,
          paying: z.int(),
          claimed: amount,
          nextUnlockTime: z.nullable(seconds),
        }),
      ),
      sources: z.array(source),
    }),
  }),
}
