import type { WebFeature } from '#platform/web/feature.ts'

export const rwaWeb: WebFeature = {
  name: 'rwa',
  routes: [],
  exits: async () => (await import('./web/exits.ts')).rwaExits,
  powers: async () => (await import('./web/powers.ts')).rwaPowers,
  terms: async () => (await import('./web/terms.ts')).rwaTerms,
}
