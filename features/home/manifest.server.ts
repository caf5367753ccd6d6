import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'

import { homeApi } from './api.ts'
import { activity } from './server/activity.ts'
import { baseConfig } from './server/baseConfig.ts'
import { getTimestamp } from './server/getTimestamp.ts'
import { transaction } from './server/transaction.ts'
import { homeSummaries } from './server/summaries.ts'

export const home: ServerFeature = {
  name: 'home',
  migrations: {},
  endpoints: bindApi(homeApi, { getTimestamp, baseConfig, activity, transaction }, homeSummaries),
}
