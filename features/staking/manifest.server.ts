import { tesAbi } from '#platform/contracts/abi.ts'
import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { approvalsOf } from '#platform/server/indexer/approvals.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { stakingActions } from './actions.ts'
import { stakingApi } from './api.ts'
import { termStakingAbi } from './contract/abi.ts'
import { approve } from './server/approve.ts'
import { claim } from './server/claim.ts'
import { exit } from './server/exit.ts'
import { stakingIndexer, termIncome } from './server/indexer.ts'
import { payments } from './server/payments.ts'
import { planList } from './server/planList.ts'
import { pledge } from './server/pledge.ts'
import { record } from './server/record.ts'
import { renew } from './server/renew.ts'
import { singleCoinPledgeStatistic } from './server/singleCoinPledgeStatistic.ts'
import { unlock } from './server/unlock.ts'
import { termReserves } from './server/reserves.ts'
import { stakingTables } from './tables.ts'

export const staking: ServerFeature = {
  name: 'staking',
  tables: stakingTables,
  endpoints: [
    ...bindApi(stakingApi, { planList, record, payments, singleCoinPledgeStatistic }),
    ...bindActions(
      stakingActions,
      { pledge, unlock, exit, claim, renew, approve },
      termStakingAbi,
      tesAbi,
    ),
  ],
  indexers: [stakingIndexer, approvalsOf('Tes', 'TermStaking'), approvalsOf('Usdt', 'TermStaking')],
  income: [termIncome],
  reserves: { order: 3, now: termReserves },
}
