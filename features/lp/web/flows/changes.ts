import type { Endpoint } from '#platform/std/endpoint.ts'

import { lpApi } from '../../api.ts'
import { purchaseApi } from '../../purchaseApi.ts'

/** Replies that any change of an LP stake makes old. */
export const stakeReads: readonly Endpoint[] = [
  lpApi.list,
  lpApi.lpPledgeCoinList,
  lpApi.amount,
  lpApi.oneStatistics,
  lpApi.pledgeRecord,
  lpApi.lpPledgeStatistic,
  purchaseApi.info,
]

/** Replies that taking liquidity out makes old. */
export const removalReads: readonly Endpoint[] = [
  ...stakeReads,
  purchaseApi.quote,
  purchaseApi.findConfig,
]

/** Replies that a purchase of liquidity or the issue of its reward makes old. */
export const purchaseReads: readonly Endpoint[] = [
  purchaseApi.info,
  purchaseApi.quote,
  purchaseApi.findConfig,
  purchaseApi.swapCoinIssuedList,
  purchaseApi.swapCoinIssuedDetail,
  purchaseApi.detailHeadList,
  purchaseApi.detail,
  purchaseApi.receiveRewardInfo,
  purchaseApi.swapIssuedList,
  lpApi.amount,
  lpApi.lpPledgeCoinList,
]
