import { bindApi } from '#platform/server/bind.ts'
import type { Manifest } from '#platform/server/feature.ts'

import { exitApi } from './api.ts'
import { positions } from './server/positions.ts'

export const exit: Manifest = {
  name: 'exit',
  endpoints: ({ exits }) => bindApi(exitApi, { positions: positions(exits) }),
}
