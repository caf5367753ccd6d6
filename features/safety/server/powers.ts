import type { Handler } from '#platform/server/bind.ts'
import type { Powers } from '#platform/server/power.ts'

import type { safetyApi } from '../api.ts'

/** Always from the contracts: a role may have changed hands in the last block. */
export const powers =
  (all: readonly Powers[]): Handler<typeof safetyApi.powers> =>
  async (_, call) => {
    const lists = await Promise.all(all.map((of) => of(call)))
    const { deployment } = call.app
    const list = lists.flat().map(({ functions, sources, ...power }) => ({
      ...power,
      functions: [...functions],
      holderName: deployment.nameOf(power.holder),
      sources: [...sources],
    }))
    return { list }
  }
