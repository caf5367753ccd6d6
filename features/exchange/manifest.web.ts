import type { WebFeature } from '#platform/web/feature.ts'

/** No screen of its own: what its contracts tell, for whoever shows a transaction. */
export const exchangeWeb: WebFeature = {
  name: 'exchange',
  routes: [],
  terms: async () => (await import('./web/terms.ts')).exchangeTerms,
}
