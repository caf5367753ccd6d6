import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { withdrawalActions } from './actions.ts'
import { withdrawalApi } from './api.ts'
import { stagedWithdrawalAbi } from './contract/abi.ts'
import { apply } from './server/apply.ts'
import { claimList } from './server/claimList.ts'
import { withdrawalIndexer } from './server/indexer.ts'
import { initialization } from './server/initialization.ts'
import { lockStatistic } from './server/lockStatistic.ts'
import { payFee } from './server/payFee.ts'
import { unlockLimit } from './server/unlockLimit.ts'
import { withdrawRecord } from './server/withdrawRecord.ts'
import { stagedReserves } from './server/reserves.ts'
import { withdrawalTables } from './tables.ts'

export const withdrawal: ServerFeature = {
  name: 'withdrawal',
  tables: withdrawalTables,
  endpoints: [
    ...bindApi(withdrawalApi, { lockStatistic, claimList, withdrawRecord }),
    ...bindActions(
      withdrawalActions,
      { apply, payFee, initialization, unlockLimit },
      stagedWithdrawalAbi,
    ),
  ],
  indexers: [withdrawalIndexer],
  reserves: { order: 5, now: stagedReserves },
}
