import { bindApi } from '#platform/server/bind.ts'
import type { Manifest } from '#platform/server/feature.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { cardsAbi, coinAbi } from './abi.ts'
import { approvalsActions } from './actions.ts'
import { approvalsApi } from './api.ts'
import { revoke, revokeCards } from './server/actions.ts'
import { approvalsIndexer } from './server/indexer.ts'
import { lookUp } from './server/lookUp.ts'
import { standing } from './server/standing.ts'
import { approvalsTables } from './tables.ts'

export const approvals: Manifest = {
  name: 'approvals',
  tables: approvalsTables,
  endpoints: ({ spenders }) => [
    ...bindApi(approvalsApi, { standing: standing(spenders), lookUp }),
    ...bindActions(approvalsActions, { revoke, revokeCards }, coinAbi, cardsAbi),
  ],
  indexers: [approvalsIndexer],
}
