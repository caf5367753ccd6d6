import type { Reserves } from '#platform/server/reserve.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'

import { native } from './coins.ts'
import { distributorAt } from './bonusNow.ts'

/** What lies ready for accepted epochs: an epoch is accepted only with all that it pays. */
export const bonusReserves: Reserves = async ({ app }) => {
  const contract = distributorAt(app)
  const args = [native] as const
  const value = await app.node.readContract({ ...contract, functionName: 'reserve', args })
  const [balance, promised, free] = value
  const holder = contract.address
  return [
    {
      what: 'bonuses',
      coin: native,
      holder,
      balance,
      promised,
      free,
      reckoned: null,
      runwayDays: null,
      sources: [
        sourceOf(app, { what: 'reserve', contract: holder, call: `reserve(${native})`, value }),
      ],
    },
  ]
}
