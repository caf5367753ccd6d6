import { bindApi } from '#platform/server/bind.ts'
import type { Manifest } from '#platform/server/feature.ts'

import { safetyApi } from './api.ts'
import { powers } from './server/powers.ts'
import { solvency } from './server/solvency.ts'

export const safety: Manifest = {
  name: 'safety',
  endpoints: ({ powers: declared, reserves, owed }) =>
    bindApi(safetyApi, { powers: powers(declared), solvency: solvency({ reserves, owed }) }),
}
