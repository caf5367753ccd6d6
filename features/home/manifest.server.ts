import { bindApi } from '#platform/server/bind.ts'
import type { Manifest } from '#platform/server/feature.ts'

import { homeApi } from './api.ts'
import { activity } from './server/activity.ts'
import { baseConfig } from './server/baseConfig.ts'
import { getTimestamp } from './server/getTimestamp.ts'
import { health } from './server/health.ts'
import { portfolio } from './server/portfolio.ts'
import { swapCoinInfo } from './server/swapCoinInfo.ts'
import { swapCoinList } from './server/swapCoinList.ts'
import { transaction } from './server/transaction.ts'
import { walletHoldings } from './server/walletHoldings.ts'

export const home: Manifest = {
  name: 'home',
  endpoints: ({ reserves, holdings }) =>
    bindApi(homeApi, {
      getTimestamp,
      baseConfig,
      activity,
      transaction,
      swapCoinList: swapCoinList(reserves),
      swapCoinInfo: swapCoinInfo(reserves),
      health: health(reserves),
      portfolio: portfolio(holdings),
    }),
  holdings: { order: 0, now: walletHoldings },
}
