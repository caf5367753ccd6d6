import type { RecordList } from '#platform/web/records.ts'

import { rwaTitles as texts } from './textTitles.ts'

/** For the screen of records. */
export const rwaRecords: readonly RecordList[] = [
  {
    kind: { word: 'rwa', title: texts.rwa },
    order: 1,
    title: texts.rwa,
    load: async () => (await import('./RwaRecords.tsx')).RwaRecords,
  },
]
