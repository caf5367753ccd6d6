import { feeSplitter } from '#features/team/public.server.ts'
import { bindApi } from '#platform/server/bind.ts'
import type { Manifest } from '#platform/server/feature.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { earningsActions } from './actions.ts'
import { earningsApi } from './api.ts'
import { rewardDistributorAbi } from './contract/abi.ts'
import { bonusPage } from './server/bonusPage.ts'
import { kindsOf, withChoices } from './server/choices.ts'
import { claimable } from './server/claimable.ts'
import { claimRecordList } from './server/claimRecordList.ts'
import { epochRoute } from './server/epochFile.ts'
import { epochPage } from './server/epochPage.ts'
import { feeIndexer } from './server/feeIndexer.ts'
import { earningHoldings } from './server/holdings.ts'
import { profitChangeRecordList } from './server/profitChangeRecordList.ts'
import { profitePage } from './server/profitePage.ts'
import { rewardIndexer } from './server/rewardIndexer.ts'
import { statistic } from './server/statistic.ts'
import { statistics } from './server/statistics.ts'
import { totalMemberProfit } from './server/totalMemberProfit.ts'
import { bonusReserves } from './server/reserves.ts'
import { earningsTables } from './tables.ts'
import { claimBonus, claimFees } from './server/actions.ts'
import { feesOwed } from './server/owed.ts'
import { earningsPowers } from './server/powers.ts'
import { bonusKeys } from './server/exits.ts'

export const earnings: Manifest = {
  name: 'earnings',
  tables: earningsTables,
  endpoints: ({ income }) => [
    ...withChoices(
      income,
      bindApi(earningsApi, {
        statistics: statistics(kindsOf(income)),
        profitePage,
        totalMemberProfit,
        statistic,
        profitChangeRecordList,
        claimRecordList,
        claimable,
        epochPage,
        bonusPage,
      }),
    ),
    ...bindActions(
      earningsActions,
      { claimFees, claimBonus },
      feeSplitter.abi,
      rewardDistributorAbi,
    ),
  ],
  indexers: [feeIndexer, rewardIndexer],
  reserves: { order: 4, now: bonusReserves },
  owed: { order: 5, now: feesOwed },
  holdings: { order: 4, now: earningHoldings },
  files: [epochRoute],
  powers: earningsPowers,
  exits: bonusKeys,
}
