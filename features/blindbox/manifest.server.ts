import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { blindboxActions } from './actions.ts'
import { blindboxApi } from './api.ts'
import { blindBoxesAbi } from './contract/abi.ts'
import { accountPage } from './server/accountPage.ts'
import { bondPage } from './server/bondPage.ts'
import { draw } from './server/draw.ts'
import { drawPage } from './server/drawPage.ts'
import { boxesIndexer } from './server/indexer.ts'
import { mine } from './server/mine.ts'
import { openCard } from './server/openCard.ts'
import { refund } from './server/refund.ts'
import { blindboxTables } from './tables.ts'
import { giveBack, release, setDailyLimit, withdraw } from './server/actions.ts'
import { boxesOwed } from './server/owed.ts'
import { boxPowers } from './server/powers.ts'
import { boxKeys } from './server/exits.ts'

export { boxProducts } from './server/boxProducts.ts'

export const blindbox: ServerFeature = {
  name: 'blindbox',
  tables: blindboxTables,
  endpoints: [
    ...bindApi(blindboxApi, { mine, drawPage, draw, accountPage, bondPage }),
    ...bindActions(
      blindboxActions,
      { openCard, giveBack, release, refund, setDailyLimit, withdraw },
      blindBoxesAbi,
    ),
  ],
  indexers: [boxesIndexer],
  owed: { order: 4, now: boxesOwed },
  powers: boxPowers,
  exits: boxKeys,
}
