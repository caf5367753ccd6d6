import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'

import { accountApi } from './api.ts'
import { members } from './migrations/0001-members.ts'
import { addressInfo } from './server/addressInfo.ts'
import { balanceInfoByUnit } from './server/balanceInfoByUnit.ts'
import { enter } from './server/enter.ts'
import { getChainSignNonce } from './server/getChainSignNonce.ts'
import { saveMember } from './server/saveMember.ts'
import { accountSummaries } from './server/summaries.ts'

export const account: ServerFeature = {
  name: 'account',
  migrations: { '0001-members': members },
  endpoints: bindApi(
    accountApi,
    {
      getChainSignNonce,
      enter,
      saveMember,
      addressInfo,
      balanceInfoByUnit,
    },
    accountSummaries,
  ),
}
