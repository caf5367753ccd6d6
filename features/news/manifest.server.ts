import { bindApi } from '#platform/server/bind.ts'
import type { ServerFeature } from '#platform/server/feature.ts'

import { newsApi } from './api.ts'
import { announcements } from './migrations/0001-announcements.ts'
import { waiting as waitingTable } from './migrations/0002-waiting.ts'
import { getAnnouncementInfo, head, one, page } from './server/announcements.ts'
import { publish } from './server/publish.ts'
import { release } from './server/release.ts'
import { waiting } from './server/waiting.ts'
import { newsTables } from './tables.ts'

export const news: ServerFeature = {
  name: 'news',
  tables: newsTables,
  migrations: { '0001-announcements': announcements, '0002-waiting': waitingTable },
  endpoints: bindApi(newsApi, { page, one, getAnnouncementInfo, head, release, waiting, publish }),
}
