import type { RecordList } from '#platform/web/records.ts'

import { otcTitles as texts } from './textTitles.ts'

/** For the screen of records. */
export const otcRecords: readonly RecordList[] = [
  {
    kind: { word: 'otc', title: texts.market },
    order: 1,
    title: texts.market,
    load: async () => (await import('./TakeRecords.tsx')).TakeRecords,
  },
]
