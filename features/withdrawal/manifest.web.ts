import type { WebFeature } from '#platform/web/feature.ts'

export const withdrawalWeb: WebFeature = {
  name: 'withdrawal',
  routes: [],
  terms: async () => (await import('./web/terms.ts')).withdrawalTerms,
}
