import { tesAbi } from '#platform/contracts/abi.ts'
import { bindApi } from '#platform/server/bind.ts'
import type { Manifest } from '#platform/server/feature.ts'
import { bindActions } from '#platform/server/orders/bindActions.ts'

import { accountActions } from './actions.ts'
import { accountApi } from './api.ts'
import { members } from './migrations/0001-members.ts'
import { profiles } from './migrations/0002-profiles.ts'
import { membersAge } from './migrations/0003-members-age.ts'
import { nicknameKeys } from './migrations/0004-nickname-keys.ts'
import { addressInfo } from './server/addressInfo.ts'
import { balanceInfoByUnit } from './server/balanceInfoByUnit.ts'
import { edit } from './server/edit.ts'
import { enter } from './server/enter.ts'
import { getChainSignNonce } from './server/getChainSignNonce.ts'
import { image } from './server/image.ts'
import { info } from './server/info.ts'
import { leave } from './server/leave.ts'
import { leaveEverywhere } from './server/leaveEverywhere.ts'
import { pageQuery } from './server/pageQuery.ts'
import { people } from './server/people.ts'
import { pictureRoute } from './server/pictures/pictures.ts'
import { recipient } from './server/recipient.ts'
import { saveMember } from './server/saveMember.ts'
import { send } from './server/send.ts'
import { accountTables } from './tables.ts'

export const account: Manifest = {
  name: 'account',
  tables: accountTables,
  migrations: {
    '0001-members': members,
    '0002-profiles': profiles,
    '0003-members-age': membersAge,
    '0004-nickname-keys': nicknameKeys,
  },
  endpoints: ({ holdings }) => [
    ...bindApi(accountApi, {
      getChainSignNonce,
      enter,
      leave,
      leaveEverywhere,
      saveMember,
      addressInfo,
      balanceInfoByUnit,
      recipient,
      info,
      edit,
      pageQuery,
      people,
      image,
    }),
    ...bindActions(accountActions, { send: send(holdings) }, tesAbi),
  ],
  files: [pictureRoute],
}
