import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'

import { withdrawalApi } from './api.ts'
import { apply, updateWithdrawHash } from './server/apply.ts'
import { claimList } from './server/claimList.ts'
import { withdrawalIndexer } from './server/indexer.ts'
import { initializationAfter, initializationBefore } from './server/initialization.ts'
import { lockStatistic } from './server/lockStatistic.ts'
import { payFeeAfter, payFeeBefore } from './server/payFee.ts'
import { unlockLimitAfter, unlockLimitBefore } from './server/unlockLimit.ts'
import { withdrawRecord } from './server/withdrawRecord.ts'
import { withdrawalTables } from './tables.ts'

export { stagedReserves } from './server/reserves.ts'

export const withdrawal: ServerFeature = {
  name: 'withdrawal',
  tables: withdrawalTables,
  endpoints: bindApi(withdrawalApi, {
    lockStatistic,
    claimList,
    withdrawRecord,
    apply,
    updateWithdrawHash,
    payFeeBefore,
    payFeeAfter,
    initializationBefore,
    initializationAfter,
    unlockLimitBefore,
    unlockLimitAfter,
  }),
  indexers: [withdrawalIndexer],
}
