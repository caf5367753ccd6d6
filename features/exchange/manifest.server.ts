import type { ServerFeature } from '#platform/server/feature.ts'

import { exchange as tables } from './migrations/0001-exchange.ts'
import { supply } from './migrations/0002-supply.ts'
import { begun } from './migrations/0003-begun.ts'
import { lookAlikes } from './migrations/0004-look-alikes.ts'
import { calledIndexers } from './server/calledIndexers.ts'
import { oracleIndexer } from './server/oracleIndexer.ts'
import { pairIndexer } from './server/pairIndexer.ts'

/** No calls of its own: what it knows, other features tell. */
export const exchange: ServerFeature = {
  name: 'exchange',
  migrations: {
    '0001-exchange': tables,
    '0002-supply': supply,
    '0003-begun': begun,
    '0004-look-alikes': lookAlikes,
  },
  endpoints: [],
  indexers: [pairIndexer, oracleIndexer, ...calledIndexers],
}
