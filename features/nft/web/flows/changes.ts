import { salesApi } from '#features/sales/public.web.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'

import { nftApi } from '../../api.ts'

/** Replies that any change of a card makes old. */
export const cardReads: readonly Endpoint[] = [
  nftApi.cardPage,
  nftApi.ownCardPage,
  nftApi.nftDetail,
  nftApi.nftDetailList,
  nftApi.part,
  nftApi.pledgeRecord,
  nftApi.nftStatistic,
  nftApi.productLevelInfo,
  salesApi.profitePage,
]
