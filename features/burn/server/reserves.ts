import type { Reserves } from '#platform/server/reserve.ts'
import { secondsADay } from '#platform/std/day.ts'

import { periodNow, reserveNow, reserveSource, vaultOf } from './contract.ts'
import { stateAt } from './rules.ts'

/** TES of burn mining: what an open period emits yet lies there until its end. */
export const burnReserves: Reserves = async ({ app }) => {
  const [reserve, holder, { opened, start, end, number }] = await Promise.all([
    reserveNow(app),
    vaultOf(app),
    periodNow(app),
  ])
  const now = app.clock.now()
  // One that is open ahead follows the one that runs.
  const last = end + (opened === number + 2 ? end - start : 0)
  const isRunning = stateAt(opened, last, now) === 'running'
  return [
    {
      what: 'burnPools',
      coin: app.deployment.address('Tes'),
      holder,
      ...reserve,
      reckoned: 'stream',
      // Without a period nothing is promised that would end.
      runwayDays: isRunning ? Math.floor((last - now) / secondsADay) : null,
      sources: [reserveSource(app, reserve)],
    },
  ]
}
