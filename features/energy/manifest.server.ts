import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { energyActions } from './actions.ts'
import { energyApi } from './api.ts'
import { lenderAbi, lenderFactoryAbi } from './contract/abi.ts'
import { collect, end, lease, leave, make, supply, terms } from './server/actions.ts'
import { energyHoldings } from './server/holdings.ts'
import { energyKeys } from './server/exits.ts'
import { energyIncome, energyIndexer } from './server/indexer.ts'
import { fuelInfo, providers } from './server/info.ts'
import { leases, lenderLeases, record } from './server/leases.ts'
import { books, lender } from './server/lenders.ts'
import { lendersOwed } from './server/owed.ts'
import { quote } from './server/quote.ts'
import { energyTables } from './tables.ts'

export const energy: ServerFeature = {
  name: 'energy',
  tables: energyTables,
  endpoints: [
    ...bindApi(energyApi, {
      fuelInfo,
      providers,
      lender,
      lenderLeases,
      leases,
      books,
      quote,
      record,
    }),
    ...bindActions(
      energyActions,
      { lease, end, make, supply, terms, leave, collect },
      lenderAbi,
      lenderFactoryAbi,
    ),
  ],
  indexers: [energyIndexer],
  income: [energyIncome],
  owed: { order: 11, now: lendersOwed },
  holdings: { order: 12, now: energyHoldings },
  exits: energyKeys,
}
