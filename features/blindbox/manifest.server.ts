import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'

import { blindboxApi } from './api.ts'
import { boxes } from './migrations/0001-boxes.ts'
import { draw } from './server/draw.ts'
import { drawPage } from './server/drawPage.ts'
import { boxesIndexer } from './server/indexer.ts'
import { mine } from './server/mine.ts'
import { blindboxSummaries } from './server/summaries.ts'

const reads = {
  mine: blindboxApi.mine,
  drawPage: blindboxApi.drawPage,
  draw: blindboxApi.draw,
}

export const blindbox: ServerFeature = {
  name: 'blindbox',
  migrations: { '0001-boxes': boxes },
  endpoints: [...bindApi(reads, { mine, drawPage, draw }, blindboxSummaries)],
  indexers: [boxesIndexer],
}
