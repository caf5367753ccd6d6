import type { WebFeature } from '#platform/web/feature.ts'

import { daoTitles as texts } from './web/textTitles.ts'

export const daoWeb: WebFeature = {
  name: 'dao',
  routes: [],
  exits: async () => (await import('./web/exits.ts')).daoExits,
  powers: async () => (await import('./web/powers.ts')).daoPowers,
  owed: { daoStakes: texts.stakes },
  holdings: { daoStake: texts.stake },
  terms: async () => (await import('./web/terms.ts')).daoTerms,
}
