import type { RecordList } from '#platform/web/records.ts'

import { stakingTitles as texts } from './textTitles.ts'

/** For the screen of records. */
export const stakingRecords: readonly RecordList[] = [
  {
    kind: 'staking',
    order: 2,
    title: texts.staking,
    load: async () => (await import('./StakeRecords.tsx')).StakeRecords,
  },
  {
    kind: 'staking',
    order: 3,
    title: texts.paid,
    load: async () => (await import('./StakeRecords.tsx')).PaymentRecords,
  },
]
