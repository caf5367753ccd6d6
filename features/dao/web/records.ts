import type { RecordList } from '#platform/web/records.ts'

import { daoTitles as texts } from './textTitles.ts'

/** For the screen of records. */
export const daoRecords: readonly RecordList[] = [
  {
    kind: { word: 'dao', title: texts.dao },
    order: 1,
    title: texts.dao,
    load: async () => (await import('./DaoRecords.tsx')).DaoRecords,
  },
]
