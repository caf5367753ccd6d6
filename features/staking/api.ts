import { endpoint } from '#platform/std/endpoint.ts'
import { amount, amountField, pageFields, pageOf, seconds } from '#platform/std/fields.ts'
import { afterCall, beforeFields, orderTicket } from '#platform/std/order.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

import { stakingFailures as f } from './failures.ts'
import { coinField, daysField, idField, idsField } from './fields.ts'
import { payment, plan, position, reserve, stakeState } from './shapes.ts'

const spending = [f.ENTER_AMOUNT, f.AMOUNT_ZERO, f.BELOW_MINIMUM, f.ABOVE_BALANCE, f.ALLOW_FIRST]
const own = [f.NO_SUCH_STAKE, f.NOT_YOUR_STAKE]

export const stakingApi = {
  planList: endpoint({
    path: '/swappledge/pledge/singleToken/planList',
    summary: 'Coins that can be staked, and their terms; what I have of each where a session is',
    personal: true,
    input: z.object({ coin: z.optional(coinField) }),
    output: z.object({ coins: z.array(plan), reserve, sources: z.array(source) }),
    failures: [f.NO_SUCH_COIN],
  }),

  pledgeBefore: endpoint({
    path: '/swappledge/pledge/singleToken/pledgeBefore',
    summary: 'Order of a stake: its whole reward is set aside',
    access: 'active',
    input: z.object({
      ...beforeFields,
      coin: coinField,
      days: daysField,
      /** Base units of the coin. */
      amount: z.optional(amountField),
    }),
    output: orderTicket,
    failures: [f.NO_SUCH_COIN, f.NO_SUCH_TERM, ...spending, f.RESERVE_TOO_SMALL],
  }),
  pledgeAfter: afterCall('/swappledge/pledge/singleToken/pledgeAfter'),

  unlockBefore: endpoint({
    path: '/swappledge/pledge/singleToken/unlockBefore',
    summary: 'Order that takes the principal out after the term; refused before it, with the time',
    access: 'session',
    input: z.object({ ...beforeFields, id: idField }),
    output: orderTicket,
    failures: [...own, f.STAKE_ENDED, f.BEFORE_UNLOCK_TIME],
  }),
  unlockAfter: afterCall('/swappledge/pledge/singleToken/unlockAfter'),

  exitBefore: endpoint({
    path: '/tessera/staking/exitBefore',
    summary: 'Order to leave a stake at any time, giving up unpaid reward only',
    access: 'session',
    input: z.object({ ...beforeFields, id: idField }),
    output: orderTicket,
    failures: [...own, f.STAKE_ENDED],
  }),
  exitAfter: afterCall('/tessera/staking/exitAfter'),

  claimBefore: endpoint({
    path: '/tessera/staking/claimBefore',
    summary: 'Order that pays what stakes have earned, ended ones too; 50 at most, all without ids',
    access: 'session',
    input: z.object({ ...beforeFields, ids: z.optional(idsField) }),
    output: orderTicket,
    failures: [...own, f.NOTHING_TO_CLAIM],
  }),
  claimAfter: afterCall('/tessera/staking/claimAfter'),

  renewBefore: endpoint({
    path: '/tessera/staking/renewBefore',
    summary: 'Order that stakes the principal of a matured stake anew, at the terms of today',
    access: 'session',
    input: z.object({ ...beforeFields, id: idField, days: daysField }),
    output: orderTicket,
    failures: [...own, f.STAKE_ENDED, f.BEFORE_UNLOCK_TIME, f.NO_SUCH_TERM, f.RESERVE_TOO_SMALL],
  }),
  renewAfter: afterCall('/tessera/staking/renewAfter'),

  approveBefore: endpoint({
    path: '/tessera/staking/approveBefore',
    summary: 'Order that lets staking take an amount of a coin of mine; 0 takes it back',
    access: 'session',
    input: z.object({
      ...beforeFields,
      coin: coinField,
      /** Base units of the coin. */
      amount: z.optional(amountField),
    }),
    output: orderTicket,
    failures: [f.NO_SUCH_COIN, f.ENTER_AMOUNT, f.ALLOWED_ALREADY],
  }),
  approveAfter: afterCall('/tessera/staking/approveAfter'),

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
          /** Stakes whose principal is there. */
          stakes: z.int(),
          /** Base units of TES that can be claimed now, of how many stakes, and what was paid so far. */
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
