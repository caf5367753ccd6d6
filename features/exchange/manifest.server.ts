import type { ServerFeature } from '#platform/server/feature.ts'

import { calledIndexers } from './server/calledIndexers.ts'
import { oracleIndexer } from './server/oracleIndexer.ts'
import { pairIndexer } from './server/pairIndexer.ts'
import { exchangeTables } from './tables.ts'

/** No calls of its own: what it knows, other features tell. */
export const exchange: ServerFeature = {
  name: 'exchange',
  tables: exchangeTables,
  endpoints: [],
  indexers: [pairIndexer, oracleIndexer, ...calledIndexers],
}
