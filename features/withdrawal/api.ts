import { endpoint } from '#platform/std/endpoint.ts'
import { amount, pageFields, pageOf } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { payout, stage, withdrawalState } from './shapes.ts'

// The server accepts only the kinds that features declare (`server/choices.ts`).
const kindField = z.string()

export const withdrawalApi = {
  lockStatistic: endpoint({
    path: '/deposit/lock/lockStatistic',
    summary:
      'What holds for staged withdrawals, with sums of allotments and locks, and mine where a session is',
    personal: true,
    input: z.object({}),
    output: withdrawalState,
  }),

  claimList: endpoint({
    path: '/deposit/lock/claimList',
    summary:
      'Each stage of my allotment and each lock of mine: amount, time, withdrawn part; of one kind or all',
    access: 'session',
    input: z.object({ ...pageFields, kind: z.optional(kindField) }),
    output: pageOf(stage),
  }),

  withdrawRecord: endpoint({
    path: '/deposit/withdraw/withdrawRecord',
    summary: 'My withdrawals, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: z.object({
      ...pageOf(payout).shape,
      /** Base units withdrawn in all, fees included. */
      sum: amount,
    }),
  }),
}
