import { bindApi } from '#platform/server/bind.ts'
import type { Manifest } from '#platform/server/feature.ts'

import { homeApi } from './api.ts'
import { activity } from './server/activity.ts'
import { baseConfig } from './server/baseConfig.ts'
import { getTimestamp } from './server/getTimestamp.ts'
import { health } from './server/health.ts'
import { swapCoinInfo } from './server/swapCoinInfo.ts'
import { swapCoinList } from './server/swapCoinList.ts'
import { transaction } from './server/transaction.ts'

export const home: Manifest = {
  name: 'home',
  endpoints: ({ reserves }) =>
    bindApi(homeApi, {
      getTimestamp,
      baseConfig,
      activity,
      transaction,
      swapCoinList: swapCoinList(reserves),
      swapCoinInfo: swapCoinInfo(reserves),
      health: health(reserves),
    }),
}
