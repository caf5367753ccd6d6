import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import type { Reserves } from '#platform/server/reserve.ts'

import { homeApi } from './api.ts'
import { activity } from './server/activity.ts'
import { baseConfig } from './server/baseConfig.ts'
import { getTimestamp } from './server/getTimestamp.ts'
import { health } from './server/health.ts'
import { swapCoinInfo } from './server/swapCoinInfo.ts'
import { swapCoinList } from './server/swapCoinList.ts'
import { transaction } from './server/transaction.ts'

/** Tells of the reserves that it is given, in this order. */
export const home = (reserves: readonly Reserves[]): ServerFeature => ({
  name: 'home',
  endpoints: bindApi(homeApi, {
    getTimestamp,
    baseConfig,
    activity,
    transaction,
    swapCoinList: swapCoinList(reserves),
    swapCoinInfo: swapCoinInfo(reserves),
    health: health(reserves),
  }),
})
