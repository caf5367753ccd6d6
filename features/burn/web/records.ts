import type { RecordList } from '#platform/web/records.ts'

import { burnTitles as titles } from './textTitles.ts'

const kind = { word: 'mining', title: titles.burning }

/** For the screen of records. */
export const burnRecords: readonly RecordList[] = [
  {
    kind,
    order: 1,
    title: titles.power,
    load: async () => (await import('./lists/MiningRecords.tsx')).PowerRecords,
  },
  {
    kind,
    order: 2,
    title: titles.nodeRecord,
    load: async () => (await import('./lists/MiningRecords.tsx')).NodeRecords,
  },
]
