import { shownList, shownReply } from '#platform/web/given.ts'
import { service } from '#platform/web/services.ts'

import { nftApi } from '../api.ts'
import { marketStep } from './paths.ts'

/** What the market asks for at first, as `MarketCards` and its parts ask. */
export const marketShows = () => [
  shownList(nftApi.cardPage, { sort: 'default' }, marketStep),
  shownReply(nftApi.productLevelInfo, {}),
  shownReply(service('baseConfig'), {}),
]
