import { bindApi } from '#platform/server/bind.ts'
import type { Manifest } from '#platform/server/feature.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { withdrawalActions } from './actions.ts'
import { withdrawalApi } from './api.ts'
import { stagedWithdrawalAbi } from './contract/abi.ts'
import { apply } from './server/apply.ts'
import { withChoices } from './server/choices.ts'
import { claimList } from './server/claimList.ts'
import { allotmentHoldings } from './server/holdings.ts'
import { withdrawalIndexer } from './server/indexer.ts'
import { lockStatistic } from './server/lockStatistic.ts'
import { payFee } from './server/payFee.ts'
import { withdrawRecord } from './server/withdrawRecord.ts'
import { allotmentReleases } from './server/releases.ts'
import { stagedReserves } from './server/reserves.ts'
import { withdrawalTables } from './tables.ts'
import { initialization, unlockLimit } from './server/actions.ts'
import { stagedOwed } from './server/owed.ts'
import { withdrawalPowers } from './server/powers.ts'

export const withdrawal: Manifest = {
  name: 'withdrawal',
  tables: withdrawalTables,
  endpoints: ({ releases }) => [
    ...withChoices(
      releases,
      bindApi(withdrawalApi, {
        lockStatistic: lockStatistic(releases),
        claimList: claimList(releases),
        withdrawRecord,
      }),
    ),
    ...bindActions(
      withdrawalActions,
      { apply, payFee, initialization, unlockLimit },
      stagedWithdrawalAbi,
    ),
  ],
  indexers: [withdrawalIndexer],
  reserves: { order: 5, now: stagedReserves },
  owed: { order: 6, now: stagedOwed },
  holdings: { order: 5, now: allotmentHoldings },
  releases: { order: 0, now: allotmentReleases },
  powers: withdrawalPowers,
}
