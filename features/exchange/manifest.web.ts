import type { WebFeature } from '#platform/web/feature.ts'

import { exchangeTitles as texts } from './web/textTitles.ts'

/** No screen of its own: only the texts of its contracts, for the screens of transactions and of safety. */
export const exchangeWeb: WebFeature = {
  name: 'exchange',
  routes: [],
  owed: { wrappedTrx: texts.wrappedTrx, pools: texts.pools },
  exits: async () => (await import('./web/exits.ts')).exchangeExits,
  terms: async () => (await import('./web/terms.ts')).exchangeTerms,
}
