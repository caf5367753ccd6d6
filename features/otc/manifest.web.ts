import type { WebFeature } from '#platform/web/feature.ts'

import { otcTitles as texts } from './web/textTitles.ts'

export const otcWeb: WebFeature = {
  name: 'otc',
  routes: [],
  exits: async () => (await import('./web/exits.ts')).otcExits,
  owed: { otc: texts.market },
  holdings: { otc: texts.offers },
  terms: async () => (await import('./web/terms.ts')).otcTerms,
}
