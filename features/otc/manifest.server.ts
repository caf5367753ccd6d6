import { tesAbi } from '#platform/contracts/abi.ts'
import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { otcActions } from './actions.ts'
import { otcApi } from './api.ts'
import { otcAbi } from './contract/abi.ts'
import { approve, cancel, edit, productBuy, publish, withdraw } from './server/actions.ts'
import { ifCanBuy, ifCanEditSku } from './server/checks.ts'
import { otcKeys } from './server/exits.ts'
import { credits, form, getBaseInfo } from './server/form.ts'
import { otcHoldings } from './server/holdings.ts'
import { otcIndexer } from './server/indexer.ts'
import {
  offeredToMe,
  ownPage,
  productMarketList,
  userProductBuyRecordList,
} from './server/lists.ts'
import { productMarketSkuDetail } from './server/offer.ts'
import { otcOwed } from './server/owed.ts'
import { otcTables } from './tables.ts'

export const otc: ServerFeature = {
  name: 'otc',
  tables: otcTables,
  endpoints: [
    ...bindApi(otcApi, {
      productMarketList,
      productMarketSkuDetail,
      userProductBuyRecordList,
      ifCanBuy,
      ifCanEditSku,
      getBaseInfo,
      ownPage,
      offeredToMe,
      credits,
      form,
    }),
    ...bindActions(
      otcActions,
      { publish, edit, cancel, productBuy, withdraw, approve },
      otcAbi,
      tesAbi,
    ),
  ],
  indexers: [otcIndexer],
  owed: { order: 10, now: otcOwed },
  holdings: { order: 11, now: otcHoldings },
  exits: otcKeys,
}
