import { removalAbi } from '#features/exchange/public.server.ts'
import { tesAbi } from '#platform/contracts/abi.ts'
import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { approvalsOf } from '#platform/server/indexer/approvals.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { lpActions, purchaseActions, walletActions } from './actions.ts'
import { lpApi } from './api.ts'

import { lpPurchasesAbi, lpStakingAbi } from './contract/abi.ts'
import { purchaseApi } from './purchaseApi.ts'
import { amount } from './server/amount.ts'
import { approve } from './server/approve.ts'
import { claim } from './server/claim.ts'
import { detail } from './server/detail.ts'
import { detailHeadList } from './server/detailHeadList.ts'
import { exit } from './server/exit.ts'
import { findConfig } from './server/findConfig.ts'
import { lpHoldings } from './server/holdings.ts'
import { info } from './server/info.ts'
import { list } from './server/list.ts'
import { lpPledgeCoinList } from './server/lpPledgeCoinList.ts'
import { lpPledgeStatistic } from './server/lpPledgeStatistic.ts'
import { oneStatistics } from './server/oneStatistics.ts'
import { pledgeRecord } from './server/pledgeRecord.ts'
import { lpPurchaseIndexer } from './server/purchaseIndexer.ts'
import { remove } from './server/remove.ts'
import { quote } from './server/quote.ts'
import { receiveRewardInfo } from './server/receiveRewardInfo.ts'
import { lpIncome, lpStakingIndexer } from './server/stakingIndexer.ts'
import { swapCoinIssuedAdd } from './server/swapCoinIssuedAdd.ts'
import { swapCoinIssuedDetail } from './server/swapCoinIssuedDetail.ts'
import { swapCoinIssuedList } from './server/swapCoinIssuedList.ts'
import { swapIssuedList } from './server/swapIssuedList.ts'
import { syncLiquidity } from './server/syncLiquidity.ts'
import { teamLP } from './server/teamLP.ts'
import { lpReserves } from './server/reserves.ts'
import { lpTables } from './tables.ts'
import { lpPledgeUnlock, pledge, receive } from './server/actions.ts'
import { lpOwed } from './server/owed.ts'
import { lpPowers } from './server/powers.ts'
import { purchaseKeys } from './server/exits.ts'

export const lp: ServerFeature = {
  name: 'lp',
  tables: lpTables,
  endpoints: [
    ...bindApi(lpApi, {
      list,
      lpPledgeCoinList,
      amount,
      pledgeRecord,
      teamLP,
      oneStatistics,
      lpPledgeStatistic,
    }),
    ...bindApi(purchaseApi, {
      info,
      quote,
      findConfig,
      syncLiquidity,
      swapCoinIssuedList,
      swapCoinIssuedDetail,
      detailHeadList,
      detail,
      swapIssuedList,
      receiveRewardInfo,
    }),
    ...bindActions(
      lpActions,
      { pledge, lpPledgeUnlock, claim, exit, approve },
      lpStakingAbi,
      tesAbi,
    ),
    ...bindActions(purchaseActions, { swapCoinIssuedAdd, receive }, lpPurchasesAbi),
    ...bindActions(walletActions, { remove }, removalAbi),
  ],
  indexers: [lpStakingIndexer, lpPurchaseIndexer, approvalsOf('Usdt', 'LpPurchases')],
  income: [lpIncome],
  reserves: { order: 2, now: lpReserves },
  owed: { order: 1, now: lpOwed },
  holdings: { order: 2, now: lpHoldings },
  powers: lpPowers,
  exits: purchaseKeys,
}
