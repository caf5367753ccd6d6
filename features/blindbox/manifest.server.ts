import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'

import { blindboxApi } from './api.ts'
import { accountPage } from './server/accountPage.ts'
import { bondPage } from './server/bondPage.ts'
import { draw } from './server/draw.ts'
import { drawPage } from './server/drawPage.ts'
import { giveBackAfter, giveBackBefore } from './server/giveBack.ts'
import { boxesIndexer } from './server/indexer.ts'
import { mine } from './server/mine.ts'
import { openCard } from './server/openCard.ts'
import { refundAfter, refundBefore } from './server/refund.ts'
import { releaseAfter, releaseBefore } from './server/release.ts'
import { setDailyLimitAfter, setDailyLimitBefore } from './server/setDailyLimit.ts'
import { withdrawAfter, withdrawBefore } from './server/withdraw.ts'
import { blindboxTables } from './tables.ts'

export { boxProducts } from './server/boxProducts.ts'

export const blindbox: ServerFeature = {
  name: 'blindbox',
  tables: blindboxTables,
  endpoints: bindApi(blindboxApi, {
    openCard,
    giveBackBefore,
    giveBackAfter,
    releaseBefore,
    releaseAfter,
    refundBefore,
    refundAfter,
    setDailyLimitBefore,
    setDailyLimitAfter,
    withdrawBefore,
    withdrawAfter,
    mine,
    drawPage,
    draw,
    accountPage,
    bondPage,
  }),
  indexers: [boxesIndexer],
}
