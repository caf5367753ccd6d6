import type { ServerFeature } from '#platform/server/feature.ts'

import { boxes } from './migrations/0001-boxes.ts'
import { boxesIndexer } from './server/indexer.ts'

export const blindbox: ServerFeature = {
  name: 'blindbox',
  migrations: { '0001-boxes': boxes },
  endpoints: [],
  indexers: [boxesIndexer],
}
