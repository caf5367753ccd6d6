import type { RecordList } from '#platform/web/records.ts'

import { nftTitles as texts } from './textTitles.ts'

/** For the screen of records. */
export const nftRecords: readonly RecordList[] = [
  {
    kind: 'staking',
    order: 0,
    title: texts.staking,
    load: async () => (await import('./PledgeRecords.tsx')).PledgeRecords,
  },
  {
    kind: 'purchases',
    order: 3,
    title: texts.buyCards,
    load: async () => (await import('./BoughtCards.tsx')).BoughtCards,
  },
  {
    kind: 'purchases',
    order: 4,
    title: texts.market,
    load: async () => (await import('./MarketPurchases.tsx')).MarketPurchases,
  },
]
