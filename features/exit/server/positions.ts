import type { Handler } from '#platform/server/bind.ts'
import type { Declared } from '#platform/server/feature.ts'

import type { exitApi } from '../api.ts'

/** The contracts themselves are read by the browser: what they state needs no server. */
export const positions =
  (exits: Declared['exits']): Handler<typeof exitApi.positions> =>
  async (_, call) => ({
    list: await Promise.all(
      exits.map(async ({ feature, keys }) => ({ feature, keys: [...(await keys(call))] })),
    ),
  })
