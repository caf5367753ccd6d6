import type { Endpoint } from '#platform/std/endpoint.ts'

import { lpApi } from '../../api.ts'

/** Replies that any change of an LP stake makes old. */
export const stakeReads: readonly Endpoint[] = [
  lpApi.list,
  lpApi.lpPledgeCoinList,
  lpApi.amount,
  lpApi.oneStatistics,
  lpApi.pledgeRecord,
  lpApi.lpPledgeStatistic,
]
