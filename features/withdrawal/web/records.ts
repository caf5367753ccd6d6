import type { RecordList } from '#platform/web/records.ts'

import { withdrawalTitles as texts } from './textTitles.ts'

/** For the screen of records. */
export const withdrawalRecords: readonly RecordList[] = [
  {
    kind: 'claims',
    order: 5,
    title: texts.withdrawal,
    load: async () => (await import('./WithdrawRecords.tsx')).WithdrawRecords,
  },
]
