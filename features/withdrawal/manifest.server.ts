import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'

import { withdrawalApi } from './api.ts'
import { withdrawals } from './migrations/0001-withdrawals.ts'
import { numbers } from './migrations/0002-numbers.ts'
import { apply, updateWithdrawHash } from './server/apply.ts'
import { claimList } from './server/claimList.ts'
import { withdrawalIndexer } from './server/indexer.ts'
import { initializationAfter, initializationBefore } from './server/initialization.ts'
import { lockStatistic } from './server/lockStatistic.ts'
import { payFeeAfter, payFeeBefore } from './server/payFee.ts'
import { unlockLimitAfter, unlockLimitBefore } from './server/unlockLimit.ts'
import { withdrawRecord } from './server/withdrawRecord.ts'

export { stagedReserves } from './server/reserves.ts'

export const withdrawal: ServerFeature = {
  name: 'withdrawal',
  migrations: { '0001-withdrawals': withdrawals, '0002-numbers': numbers },
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
