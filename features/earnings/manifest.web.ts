import type { WebFeature } from '#platform/web/feature.ts'

export const earningsWeb: WebFeature = {
  name: 'earnings',
  routes: [],
  terms: async () => (await import('./web/terms.ts')).earningsTerms,
}
