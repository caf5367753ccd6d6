import { tesAbi } from '#platform/contracts/abi.ts'
import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { lockActions } from './actions.ts'
import { lockApi } from './api.ts'
import { lockAAbi, lockBAbi } from './contract/abi.ts'
import {
  accept,
  approve,
  extend,
  forEver,
  increase,
  lock as makeLock,
  lockB as makeLockB,
  offer,
  takeBack,
  unlock,
  unlockB,
  withdrawTo,
} from './server/actions.ts'
import { lockKeys } from './server/exits.ts'
import { form } from './server/form.ts'
import { lockHoldings } from './server/holdings.ts'
import { lockAIndexer, lockBIndexer } from './server/indexer.ts'
import { lock as oneLock } from './server/lock.ts'
import { lockB } from './server/lockB.ts'
import { lockPage, madeForMe, offeredToMe } from './server/lockPage.ts'
import { meter } from './server/meter.ts'
import { locksOwed } from './server/owed.ts'
import { lockPowers } from './server/powers.ts'
import { lockReleases } from './server/releases.ts'
import { search } from './server/search.ts'
import { lockTables } from './tables.ts'

export const lock: ServerFeature = {
  name: 'lock',
  tables: lockTables,
  endpoints: [
    ...bindApi(lockApi, {
      lockPage,
      madeForMe,
      offeredToMe,
      lock: oneLock,
      search,
      meter,
      form,
      lockB,
    }),
    ...bindActions(
      lockActions,
      {
        lock: makeLock,
        increase,
        extend,
        offer,
        takeBack,
        accept,
        unlock,
        withdrawTo,
        lockB: makeLockB,
        unlockB,
        forEver,
        approve,
      },
      lockAAbi,
      lockBAbi,
      tesAbi,
    ),
  ],
  indexers: [lockAIndexer, lockBIndexer],
  owed: { order: 7, now: locksOwed },
  releases: { order: 1, now: lockReleases },
  holdings: { order: 9, now: lockHoldings },
  powers: lockPowers,
  exits: lockKeys,
}
