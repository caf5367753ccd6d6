import { endpoint } from '#platform/std/endpoint.ts'
import { amount, pageFields, pageOf } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { payout, stage, withdrawalState } from './shapes.ts'

export const withdrawalApi = {
  lockStatistic: endpoint({
    path: '/deposit/lock/lockStatistic',
    summary: 'What holds for staged withdrawals, and my allotment where a session is',
    personal: true,
    input: z.object({}),
    output: withdrawalState,
  }),

  claimList: endpoint({
    path: '/deposit/lock/claimList',
    summary: 'What each stage unlocks for me, and what of it was withdrawn',
    access: 'session',
    input: z.object({ ...pageFields }),
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
