import { tesAbi } from '#platform/contracts/abi.ts'
import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { approvalsOf } from '#platform/server/indexer/approvals.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { stakingActions } from './actions.ts'
import { stakingApi } from './api.ts'
import { termStakingAbi } from './contract/abi.ts'
import { termHoldings } from './server/holdings.ts'
import { stakingIndexer, termIncome } from './server/indexer.ts'
import { payments } from './server/payments.ts'
import { planList } from './server/planList.ts'
import { record } from './server/record.ts'
import { singleCoinPledgeStatistic } from './server/singleCoinPledgeStatistic.ts'
import { termReserves } from './server/reserves.ts'
import { stakingTables } from './tables.ts'
import { approve, claim, exit, pledge, renew, unlock } from './server/actions.ts'
import { termOwed } from './server/owed.ts'
import { stakingPowers } from './server/powers.ts'
import { stakeKeys } from './server/exits.ts'

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
  owed: { order: 2, now: termOwed },
  holdings: { order: 3, now: termHoldings },
  powers: stakingPowers,
  exits: stakeKeys,
}
