import type { RecordList } from '#platform/web/records.ts'

import { lpTitles as texts } from './textTitles.ts'

/** For the screen of records. */
export const lpRecords: readonly RecordList[] = [
  {
    kind: 'staking',
    order: 1,
    title: texts.staking,
    load: async () => (await import('./stake/RecordRows.tsx')).AllRecords,
  },
  {
    kind: 'purchases',
    order: 1,
    title: texts.buying,
    load: async () => (await import('./buy/PurchaseRecords.tsx')).PurchaseRecords,
  },
  {
    kind: 'purchases',
    order: 2,
    title: texts.rewards,
    load: async () => (await import('./reward/IssuedRecords.tsx')).IssuedRecords,
  },
]
