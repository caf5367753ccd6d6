import type { WebFeature } from '#platform/web/feature.ts'

export const launchWeb: WebFeature = {
  name: 'launch',
  routes: [],
  powers: async () => (await import('./web/powers.ts')).launchPowers,
  terms: async () => (await import('./web/terms.ts')).launchTerms,
}
