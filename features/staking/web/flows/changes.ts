import type { Endpoint } from '#platform/std/endpoint.ts'

import { stakingApi } from '../../api.ts'

/** Replies that any change of a stake makes old. */
export const stakingReads: readonly Endpoint[] = [
  stakingApi.planList,
  stakingApi.record,
  stakingApi.payments,
  stakingApi.singleCoinPledgeStatistic,
]
