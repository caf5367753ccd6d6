import type { Reserves } from '#platform/server/reserve.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'

import { coinsOf, native } from './coins.ts'
import { distributorAt } from './bonusNow.ts'

/** Funds for accepted epochs: an epoch is accepted only with its whole amount. */
export const bonusReserves: Reserves = async ({ app }) => {
  const contract = distributorAt(app)
  const holder = contract.address
  const all = await Promise.all(
    coinsOf(app.deployment).map(async (coin) => {
      const args = [coin] as const
      const value = await app.node.readContract({ ...contract, functionName: 'reserve', args })
      const [balance, promised, free] = value
      return {
        what: 'bonuses',
        coin,
        holder,
        balance,
        promised,
        free,
        reckoned: null,
        runwayDays: null,
        sources: [
          sourceOf(app, { what: 'reserve', contract: holder, call: `reserve(${coin})`, value }),
        ],
      }
    }),
  )
  return all.filter(({ coin, balance }) => coin === native || balance > 0n)
}
