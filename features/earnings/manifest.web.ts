import type { WebFeature } from '#platform/web/feature.ts'

export const earningsWeb: WebFeature = {
  name: 'earnings',
  routes: [],
}
