import type { ServerFeature } from '#platform/server/feature.ts'

export const earnings: ServerFeature = {
  name: 'earnings',
  migrations: {},
  endpoints: [],
  indexers: [],
}
