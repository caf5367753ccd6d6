import type { ServerFeature } from '#platform/server/feature.ts'

export const withdrawal: ServerFeature = {
  name: 'withdrawal',
  migrations: {},
  endpoints: [],
  indexers: [],
}
