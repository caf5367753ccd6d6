import type { RecordList } from '#platform/web/records.ts'

import { earningsTitles as texts } from './textTitles.ts'

/** For the screen of records. */
export const earningsRecords: readonly RecordList[] = [
  {
    kind: 'income',
    order: 1,
    title: texts.revenue,
    load: async () => (await import('./Records.tsx')).RevenueRecords,
  },
  {
    kind: 'claims',
    order: 1,
    title: texts.receiving,
    load: async () => (await import('./Records.tsx')).ReceivingRecords,
  },
]
