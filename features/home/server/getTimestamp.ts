import type { Handler } from '#platform/server/bind.ts'

import type { homeApi } from '../api.ts'

export const getTimestamp: Handler<typeof homeApi.getTimestamp> = async (_, { app }) => ({
  chainTime: app.clock.now(),
  serverTime: Math.floor(Date.now() / 1000),
  headBlock: app.clock.head.number,
  solidBlock: app.clock.solid,
})
