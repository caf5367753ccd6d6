import type { ServerFeature } from '#platform/server/feature.ts'

import { rwaPowers } from './server/powers.ts'

export const rwa: ServerFeature = {
  name: 'rwa',
  endpoints: [],
  powers: rwaPowers,
}
