import type { Reserves } from '#platform/server/reserve.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import { runwayDays, thirtyDays } from '#platform/std/runway.ts'

import { reserveNow } from './contract.ts'
import { paidSince, totals } from './holders.ts'

/** TES in Cards for the rewards of staked cards. */
export const cardReserves: Reserves = async (call) => {
  const { app } = call
  const [{ rewardPaid }, { balance, promised, free }] = await Promise.all([
    totals(call),
    reserveNow(app),
  ])
  const paid = await paidSince(call, app.clock.now() - thirtyDays, rewardPaid)
  const holder = app.deployment.address('Cards')
  const value = [balance, promised, free]
  return [
    {
      what: 'cards',
      coin: app.deployment.address('Tes'),
      holder,
      balance,
      promised,
      free,
      reckoned: 'pace',
      runwayDays: runwayDays(free, paid),
      sources: [sourceOf(app, { what: 'reserve', contract: holder, call: 'reserve()', value })],
    },
  ]
}
