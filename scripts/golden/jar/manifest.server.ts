import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'

import { jarApi } from './api.ts'
import { jars } from './migrations/0001-jars.ts'
import { jarIndexer } from './server/indexer.ts'
import { jarInfo } from './server/jarInfo.ts'
import { movementPage } from './server/movementPage.ts'
import { putAfter, putBefore } from './server/put.ts'
import { takeAfter, takeBefore } from './server/take.ts'

export const jar: ServerFeature = {
  name: 'jar',
  migrations: { '0001-jars': jars },
  endpoints: bindApi(jarApi, {
    jarInfo,
    movementPage,
    putBefore,
    putAfter,
    takeBefore,
    takeAfter,
  }),
  indexers: [jarIndexer],
}
