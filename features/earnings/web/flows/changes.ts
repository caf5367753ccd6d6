import type { Endpoint } from '#platform/std/endpoint.ts'

import { earningsApi } from '../../api.ts'

/** Replies that a claim makes old. */
export const earningsReads: readonly Endpoint[] = [
  earningsApi.claimable,
  earningsApi.statistics,
  earningsApi.totalMemberProfit,
  earningsApi.claimRecordList,
  earningsApi.bonusPage,
]
