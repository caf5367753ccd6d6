import type { RecordList } from '#platform/web/records.ts'

import { boxTitles as texts } from './textTitles.ts'

/** For the screen of records. */
export const blindboxRecords: readonly RecordList[] = [
  {
    kind: 'purchases',
    order: 4,
    title: texts.market,
    load: async () => (await import('./BoughtBoxes.tsx')).BoughtBoxes,
  },
]
