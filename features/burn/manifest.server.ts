import { tesAbi } from '#platform/contracts/abi.ts'
import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { approvalsOf } from '#platform/server/indexer/approvals.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { burnActions } from './actions.ts'
import { burnApi } from './api.ts'
import { burnMiningAbi } from './contract/abi.ts'
import {
  activate,
  approve,
  burn as burnCall,
  buyNode,
  claim,
  claimNode,
  openPeriod,
  pass,
  refundNode,
  refundPass,
  swap,
  withdraw,
} from './server/actions.ts'
import { day, dayPage } from './server/days.ts'
import { burnKeys } from './server/exits.ts'
import { burnHoldings } from './server/holdings.ts'
import { burnIncome, burnIndexer } from './server/indexer.ts'
import { node, nodePage, nodeRecord } from './server/nodes.ts'
import { burnOwed } from './server/owed.ts'
import { pool } from './server/pool.ts'
import { burnPowers } from './server/powers.ts'
import { quote } from './server/quote.ts'
import {
  due,
  miningRecordPageQuery,
  passPage,
  swapPage,
  teamCalculationRecord,
  userCalculationRecord,
} from './server/records.ts'
import { burnReserves } from './server/reserves.ts'
import { burnTables } from './tables.ts'

export const burn: ServerFeature = {
  name: 'burn',
  tables: burnTables,
  endpoints: [
    ...bindApi(burnApi, {
      pool,
      quote,
      node,
      nodePage,
      nodeRecord,
      teamCalculationRecord,
      miningRecordPageQuery,
      userCalculationRecord,
      swapPage,
      passPage,
      due,
      dayPage,
      day,
    }),
    ...bindActions(
      burnActions,
      {
        approve,
        burn: burnCall,
        swap,
        claim,
        pass,
        refundPass,
        buyNode,
        activate,
        refundNode,
        claimNode,
        withdraw,
        openPeriod,
      },
      burnMiningAbi,
      tesAbi,
    ),
  ],
  indexers: [burnIndexer, approvalsOf('Tes', 'BurnMining')],
  income: [burnIncome],
  reserves: { order: 6, now: burnReserves },
  owed: { order: 10, now: burnOwed },
  holdings: { order: 11, now: burnHoldings },
  powers: burnPowers,
  exits: burnKeys,
}
