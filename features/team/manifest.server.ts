import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'

import { teamApi } from './api.ts'
import { hints } from './migrations/0001-hints.ts'
import { isActive } from './public.server.ts'
import { branch } from './server/branch.ts'
import { bindUpMember } from './server/bindUpMember.ts'
import { bindUpMemberDecentralized } from './server/bindUpMemberDecentralized.ts'
import { directList } from './server/directList.ts'
import { getDirectStatistics } from './server/getDirectStatistics.ts'
import { getMemberInfo } from './server/getMemberInfo.ts'
import { getTeamStatistics } from './server/getTeamStatistics.ts'
import { feeSplitterIndexer, teamIndexer } from './server/indexer.ts'
import { myCommunity } from './server/myCommunity.ts'
import { teamList } from './server/teamList.ts'
import { teamRecord } from './server/teamRecord.ts'
import { teamTables } from './tables.ts'

export const team: ServerFeature = {
  name: 'team',
  migrations: { '0001-hints': hints },
  tables: teamTables,
  endpoints: bindApi(teamApi, {
    bindUpMember,
    bindUpMemberDecentralized,
    getMemberInfo,
    directList,
    getDirectStatistics,
    teamList,
    getTeamStatistics,
    myCommunity,
    teamRecord,
    branch,
  }),
  indexers: [teamIndexer, feeSplitterIndexer],
  isActive,
}
