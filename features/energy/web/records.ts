import type { RecordList } from '#platform/web/records.ts'

import { energyTitles as titles } from './textTitles.ts'

/** For the screen of records. */
export const energyRecords: readonly RecordList[] = [
  {
    kind: { word: 'energy', title: titles.screen },
    order: 1,
    title: titles.screen,
    load: async () => (await import('./EnergyRecords.tsx')).EnergyRecords,
  },
]
