import type { WebFeature } from '#platform/web/feature.ts'

/** What the contract tells, in words, wherever a transaction is shown. */
export const blindboxWeb: WebFeature = {
  name: 'blindbox',
  routes: [],
  terms: async () => (await import('./web/terms.ts')).blindboxTerms,
}
