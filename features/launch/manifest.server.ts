import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { issueActions, saleActions, tokenActions } from './actions.ts'
import { issueApi, saleApi } from './api.ts'
import { launchTokenAbi, saleAbi, tokenFactoryAbi } from './contract/abi.ts'
import { profiles } from './migrations/0001-profiles.ts'
import { launchKeys } from './server/exits.ts'
import { findConfig } from './server/findConfig.ts'
import { launchHoldings } from './server/holdings.ts'
import { createBoth, createPresale, createToken, open } from './server/issueActions.ts'
import {
  swapCoinIssuedDetail,
  swapCoinIssuedList,
  swapCoinIssuedUpdateCoinssued,
  swapIssuedList,
} from './server/issued.ts'
import { curveQuote, holders, trades } from './server/market.ts'
import { presalesOwed } from './server/owed.ts'
import { launchPowers } from './server/powers.ts'
import { presale, presaleEnd, presalePage, updatePresaleStatus } from './server/presales.ts'
import { launchPictureRoute } from './server/profiles.ts'
import {
  burnStep,
  buyInside,
  claim,
  claimInside,
  collect,
  collectTap,
  convert,
  donate,
  leave,
  list,
  redeem,
  refund,
  sellInside,
} from './server/saleActions.ts'
import { saleIndexer, tapIncome } from './server/saleIndexer.ts'
import { donateSum, mine, record, sum } from './server/sums.ts'
import { tokenIndexer } from './server/tokenIndexer.ts'
import { launchTables } from './tables.ts'

const saleHandlers = {
  donate,
  leave,
  refund,
  buyInside,
  sellInside,
  list,
  claim,
  claimInside,
  redeem,
  collectTap,
  collect,
}

export const launch: ServerFeature = {
  name: 'launch',
  tables: launchTables,
  migrations: { '0001-profiles': profiles },
  endpoints: [
    ...bindApi(issueApi, {
      swapCoinIssuedList,
      swapIssuedList,
      swapCoinIssuedDetail,
      swapCoinIssuedUpdateCoinssued,
      findConfig,
    }),
    ...bindApi(saleApi, {
      presalePage,
      presale,
      trades,
      holders,
      curveQuote,
      mine,
      donateSum,
      sum,
      record,
      updatePresaleStatus,
      presaleEnd,
    }),
    ...bindActions(
      issueActions,
      { createToken, createPresale, createBoth, open },
      tokenFactoryAbi,
      launchTokenAbi,
    ),
    ...bindActions(saleActions, saleHandlers, saleAbi),
    ...bindActions(tokenActions, { convert, burnStep }, launchTokenAbi),
  ],
  indexers: [tokenIndexer, saleIndexer],
  files: [launchPictureRoute],
  income: [tapIncome],
  owed: { order: 9, now: presalesOwed },
  holdings: { order: 10, now: launchHoldings },
  powers: launchPowers,
  exits: launchKeys,
}
