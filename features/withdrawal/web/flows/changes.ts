import type { Endpoint } from '#platform/std/endpoint.ts'

import { withdrawalApi } from '../../api.ts'

/** Replies that any change of an allotment makes old. */
export const withdrawalReads: readonly Endpoint[] = [
  withdrawalApi.lockStatistic,
  withdrawalApi.claimList,
  withdrawalApi.withdrawRecord,
]
