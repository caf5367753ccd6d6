import type { ServerFeature } from '#platform/server/feature.ts'

import { launchPowers } from './server/powers.ts'

export const launch: ServerFeature = {
  name: 'launch',
  endpoints: [],
  powers: launchPowers,
}
