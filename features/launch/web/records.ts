import type { RecordList } from '#platform/web/records.ts'

import { launchTitles as texts } from './textTitles.ts'

/** For the screen of records. */
export const launchRecords: readonly RecordList[] = [
  {
    kind: { word: 'presales', title: texts.presales },
    order: 1,
    title: texts.presales,
    load: async () => (await import('./SaleRecords.tsx')).SaleRecords,
  },
]
