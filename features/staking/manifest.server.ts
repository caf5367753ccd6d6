import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { approvalsOf } from '#platform/server/indexer/approvals.ts'

import { stakingApi } from './api.ts'
import { stakes } from './migrations/0001-staking.ts'
import { claimNumbers } from './migrations/0002-claim-numbers.ts'
import { approveAfter, approveBefore } from './server/approve.ts'
import { claimAfter, claimBefore } from './server/claim.ts'
import { exitAfter, exitBefore } from './server/exit.ts'
import { stakingIndexer } from './server/indexer.ts'
import { payments } from './server/payments.ts'
import { planList } from './server/planList.ts'
import { pledgeAfter, pledgeBefore } from './server/pledge.ts'
import { record } from './server/record.ts'
import { renewAfter, renewBefore } from './server/renew.ts'
import { singleCoinPledgeStatistic } from './server/singleCoinPledgeStatistic.ts'
import { unlockAfter, unlockBefore } from './server/unlock.ts'

export { termReserves } from './server/reserves.ts'

export const staking: ServerFeature = {
  name: 'staking',
  migrations: { '0001-staking': stakes, '0002-claim-numbers': claimNumbers },
  endpoints: bindApi(stakingApi, {
    planList,
    pledgeBefore,
    pledgeAfter,
    unlockBefore,
    unlockAfter,
    exitBefore,
    exitAfter,
    claimBefore,
    claimAfter,
    renewBefore,
    renewAfter,
    approveBefore,
    approveAfter,
    record,
    payments,
    singleCoinPledgeStatistic,
  }),
  indexers: [stakingIndexer, approvalsOf('Tes', 'TermStaking'), approvalsOf('Usdt', 'TermStaking')],
}
