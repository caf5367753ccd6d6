import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { approvalsOf } from '#platform/server/indexer/approvals.ts'

import { lpApi } from './api.ts'
import { purchaseApi } from './purchaseApi.ts'
import { amount } from './server/amount.ts'
import { approveAfter, approveBefore } from './server/approve.ts'
import { claimAfter, claimBefore } from './server/claim.ts'
import { detail } from './server/detail.ts'
import { detailHeadList } from './server/detailHeadList.ts'
import { exitAfter, exitBefore } from './server/exit.ts'
import { findConfig } from './server/findConfig.ts'
import { info } from './server/info.ts'
import { list } from './server/list.ts'
import { lpPledgeCoinList } from './server/lpPledgeCoinList.ts'
import { lpPledgeStatistic } from './server/lpPledgeStatistic.ts'
import { lpPledgeUnlockAfter, lpPledgeUnlockBefore } from './server/lpPledgeUnlock.ts'
import { oneStatistics } from './server/oneStatistics.ts'
import { pledgeAfter, pledgeBefore } from './server/pledge.ts'
import { pledgeRecord } from './server/pledgeRecord.ts'
import { lpPurchaseIndexer } from './server/purchaseIndexer.ts'
import { quote } from './server/quote.ts'
import { receive, swapCoinIssuedUpdateCoinssued } from './server/receive.ts'
import { receiveRewardInfo } from './server/receiveRewardInfo.ts'
import { lpStakingIndexer } from './server/stakingIndexer.ts'
import { swapCoinIssuedAdd, swapCoinIssuedUpdate } from './server/swapCoinIssuedAdd.ts'
import { swapCoinIssuedDetail } from './server/swapCoinIssuedDetail.ts'
import { swapCoinIssuedList } from './server/swapCoinIssuedList.ts'
import { swapIssuedList } from './server/swapIssuedList.ts'
import { syncLiquidity } from './server/syncLiquidity.ts'
import { teamLP } from './server/teamLP.ts'
import { lpTables } from './tables.ts'

export { lpReserves } from './server/reserves.ts'

export const lp: ServerFeature = {
  name: 'lp',
  tables: lpTables,
  endpoints: [
    ...bindApi(lpApi, {
      list,
      lpPledgeCoinList,
      amount,
      pledgeBefore,
      pledgeAfter,
      lpPledgeUnlockBefore,
      lpPledgeUnlockAfter,
      claimBefore,
      claimAfter,
      exitBefore,
      exitAfter,
      pledgeRecord,
      teamLP,
      oneStatistics,
      lpPledgeStatistic,
      approveBefore,
      approveAfter,
    }),
    ...bindApi(purchaseApi, {
      info,
      quote,
      findConfig,
      swapCoinIssuedAdd,
      swapCoinIssuedUpdate,
      syncLiquidity,
      swapCoinIssuedList,
      swapCoinIssuedDetail,
      detailHeadList,
      detail,
      receive,
      swapCoinIssuedUpdateCoinssued,
      swapIssuedList,
      receiveRewardInfo,
    }),
  ],
  indexers: [lpStakingIndexer, lpPurchaseIndexer, approvalsOf('Usdt', 'LpPurchases')],
}
