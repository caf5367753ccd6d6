import type { ServerFeature } from '#platform/server/feature.ts'

import { burnPowers } from './server/powers.ts'

export const burn: ServerFeature = {
  name: 'burn',
  endpoints: [],
  powers: burnPowers,
}
