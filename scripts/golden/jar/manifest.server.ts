import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { jarActions } from './actions.ts'
import { jarApi } from './api.ts'
import { jarAbi } from './contract/abi.ts'
import { put, take } from './server/actions.ts'
import { jarIndexer } from './server/indexer.ts'
import { jarInfo } from './server/jarInfo.ts'
import { movementPage } from './server/movementPage.ts'
import { jarTables } from './tables.ts'

export const jar: ServerFeature = {
  name: 'jar',
  tables: jarTables,
  endpoints: [
    ...bindApi(jarApi, { jarInfo, movementPage }),
    ...bindActions(jarActions, { put, take }, jarAbi),
  ],
  indexers: [jarIndexer],
}
