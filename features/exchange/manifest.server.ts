import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'

import { exchangeApi } from './api.ts'
import { coin } from './server/coin.ts'
import { coins } from './server/coins.ts'
import { calledIndexers } from './server/calledIndexers.ts'
import { oracleIndexer } from './server/oracleIndexer.ts'
import { pairIndexer } from './server/pairIndexer.ts'
import { exchangeOwed } from './server/owed.ts'
import { exchangeTables } from './tables.ts'

export const exchange: ServerFeature = {
  name: 'exchange',
  tables: exchangeTables,
  endpoints: bindApi(exchangeApi, { coin, coins }),
  indexers: [pairIndexer, oracleIndexer, ...calledIndexers],
  owed: { order: 8, now: exchangeOwed },
}
