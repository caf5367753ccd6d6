import type { Endpoint } from '#platform/std/endpoint.ts'

import { issueApi, saleApi } from '../../api.ts'

/** Replies that any change of a token or a presale makes old. */
export const launchReads: readonly Endpoint[] = [
  ...Object.values(saleApi),
  issueApi.swapCoinIssuedList,
  issueApi.swapIssuedList,
  issueApi.swapCoinIssuedDetail,
  issueApi.findConfig,
]
