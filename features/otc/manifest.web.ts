import type { WebFeature } from '#platform/web/feature.ts'

export const otcWeb: WebFeature = {
  name: 'otc',
  routes: [],
  exits: async () => (await import('./web/exits.ts')).otcExits,
  terms: async () => (await import('./web/terms.ts')).otcTerms,
}
