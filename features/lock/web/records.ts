import type { RecordList } from '#platform/web/records.ts'

import { lockTitles as texts } from './textTitles.ts'

/** For the screen of records. */
export const lockRecords: readonly RecordList[] = [
  {
    kind: { word: 'lock', title: texts.locks },
    order: 1,
    title: texts.locks,
    load: async () => (await import('./LockRecords.tsx')).LockRecords,
  },
]
