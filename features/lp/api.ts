import { endpoint } from '#platform/std/endpoint.ts'
import { amount, pageFields, pageOf } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

import { lpFailures as f } from './failures.ts'
import { poolField } from './fields.ts'
import {
  heldAt,
  holdings,
  lpValue,
  poolDay,
  poolName,
  poolStake,
  recordKind,
  reserve,
  stakeRecord,
} from './shapes.ts'

/** Staking of liquidity. Amounts of a pool are base units of its LP coin, 18 decimals. */
export const lpApi = {
  list: endpoint({
    path: '/swappledge/pledge/lp/list',
    summary: 'Pools for staking: their streams, stakes, and sources',
    input: z.object({}),
    output: z.object({ pools: z.array(poolStake) }),
  }),

  lpPledgeCoinList: endpoint({
    path: '/swappledge/pledge/lp/lpPledgeCoinList',
    summary: 'LP coins to choose from; what I have of each where a session is',
    personal: true,
    input: z.object({}),
    output: z.object({
      coins: z.array(
        z.object({
          ...poolName.shape,
          coins: z.array(z.string()),
          decimals: z.int(),
          minimum: amount,
          /** null without a session. */
          balance: z.nullable(amount),
        }),
      ),
    }),
  }),

  amount: endpoint({
    path: '/swappledge/pledge/lp/amount',
    summary: 'What I have, have staked and have earned in a pool, from the contract itself',
    access: 'session',
    input: z.object({ pool: poolField }),
    output: z.object({
      ...poolName.shape,
      minimum: amount,
      balance: amount,
      /** What staking may take. */
      allowance: amount,
      staked: amount,
      /** The amount that can be cancelled now: the whole stake, at any time. */
      unlockable: amount,
      /** Base units of TES earned and not paid. */
      earned: amount,
      /** Of that, what stays and can be claimed after leaving: earned before the stake changed last. */
      owed: amount,
      /** Base units of TES paid so far. */
      claimed: amount,
      /** Worth of the stakes in base units of USDT; null if unknown. */
      worth: z.nullable(amount),
      /** What was staked in the last 30 days, oldest first: at their beginning, and after each change. */
      held: z.array(heldAt),
      sources: z.array(source),
    }),
    failures: [f.NO_SUCH_POOL],
  }),

  pledgeRecord: endpoint({
    path: '/swappledge/pledge/lp/pledgeRecord',
    summary: 'My records of LP staking, newest first',
    access: 'session',
    input: z.object({ ...pageFields, pool: poolField, kind: z.optional(recordKind) }),
    output: pageOf(stakeRecord),
    failures: [f.NO_SUCH_POOL],
  }),

  oneStatistics: endpoint({
    path: '/swappledge/pledge/lp/oneStatistics',
    summary: 'One pool: its numbers, and the last 90 days that changed any, oldest first',
    input: z.object({ pool: poolField }),
    output: z.object({
      ...poolStake.shape,
      history: z.array(poolDay),
      holdings,
      /** The last 30 days, oldest first, up to now; empty of a pool without USDT. */
      values: z.array(lpValue),
    }),
    failures: [f.NO_SUCH_POOL],
  }),

  lpPledgeStatistic: endpoint({
    path: '/deposit/project/lpPledgeStatistic',
    summary: 'Totals of LP staking, and mine where a session is',
    personal: true,
    input: z.object({}),
    output: z.object({
      pools: z.array(
        z.object({
          ...poolName.shape,
          total: amount,
          totalWorth: z.nullable(amount),
          stakers: z.int(),
        }),
      ),
      /** Base units of USDT, of the pools with a price. */
      totalWorth: amount,
      /** Addresses with something staked, in any pool. */
      stakers: z.int(),
      reserve,
      /** Base units of TES paid out so far, and within the last 30 days of chain time. */
      paid: amount,
      paidLast30Days: amount,
      /** Whole days that the shortest stream still runs; 0 where one has ended. */
      runwayDays: z.int(),
      mine: z.nullable(
        z.object({
          /** Base units of USDT, of the pools with a price. */
          worth: amount,
          /** Base units of TES earned and not paid, and paid so far. */
          earned: amount,
          claimed: amount,
        }),
      ),
      sources: z.array(source),
    }),
  }),

  teamLP: endpoint({
    path: '/deposit/liquidity/teamLP',
    summary: 'LP that the members of my first and second line have staked, by pool',
    access: 'session',
    input: z.object({}),
    output: z.object({
      /** Base units of USDT by the present reserves, of the pools with a price. */
      totalWorth: amount,
      lines: z.array(
        z.object({
          ...poolName.shape,
          /** 1 or 2. */
          line: z.int(),
          staked: amount,
          stakers: z.int(),
          worth: z.nullable(amount),
        }),
      ),
      /** The pools' reserves, which determine the worth. */
      sources: z.array(source),
    }),
  }),
}
