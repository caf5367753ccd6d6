import { bindApi } from '#platform/server/bind.ts'
import type { Manifest } from '#platform/server/feature.ts'

import { bindActions } from '#platform/server/orders/bindActions.ts'

import { adminActions } from './actions.ts'
import { adminApi } from './api.ts'
import { log as logTable } from './migrations/0001-log.ts'
import { multisig as multisigTables } from './migrations/0002-multisig.ts'
import { subjects } from './migrations/0003-subjects.ts'
import { announce, withdrawAnnounce } from './server/announce.ts'
import {
  hide,
  proposeHide,
  proposeUnhide,
  unhide,
  withdrawHide,
  withdrawUnhide,
} from './server/hide.ts'
import { log } from './server/log.ts'
import { multisig, multisigSign } from './server/multisig.ts'
import { overview } from './server/overview.ts'
import { anchorPowers } from './server/powers.ts'
import { roleAbi, roleCalls } from './server/roleCalls.ts'
import { adminTables } from './tables.ts'

export const admin: Manifest = {
  name: 'admin',
  tables: adminTables,
  migrations: { '0001-log': logTable, '0002-multisig': multisigTables, '0003-subjects': subjects },
  endpoints: ({ powers, reserves }) => [
    ...bindApi(adminApi, {
      overview: overview({ powers, reserves }),
      hide,
      unhide,
      proposeHide,
      proposeUnhide,
      withdrawHide,
      withdrawUnhide,
      announce,
      withdrawAnnounce,
      multisig,
      multisigSign: multisigSign(powers),
      log,
    }),
    ...bindActions(adminActions, roleCalls(powers), roleAbi),
  ],
  powers: anchorPowers,
}
