import type { WebFeature } from '#platform/web/feature.ts'

export const burnWeb: WebFeature = {
  name: 'burn',
  routes: [],
  terms: async () => (await import('./web/terms.ts')).burnTerms,
}
