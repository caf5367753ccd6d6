import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'

import { teamApi } from './api.ts'
import { members } from './migrations/0001-members.ts'
import { isActive } from './public.server.ts'
import { bindUpMember } from './server/bindUpMember.ts'
import { bindUpMemberDecentralized } from './server/bindUpMemberDecentralized.ts'
import { directList } from './server/directList.ts'
import { getMemberInfo } from './server/getMemberInfo.ts'
import { feeSplitterIndexer, teamIndexer } from './server/indexer.ts'
import { teamSummaries } from './server/summaries.ts'

export const team: ServerFeature = {
  name: 'team',
  migrations: { '0001-members': members },
  endpoints: bindApi(
    teamApi,
    {
      bindUpMember,
      bindUpMemberDecentralized,
      getMemberInfo,
      directList,
    },
    teamSummaries,
  ),
  indexers: [teamIndexer, feeSplitterIndexer],
  isActive,
}
