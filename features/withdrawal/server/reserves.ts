import type { Reserves } from '#platform/server/reserve.ts'

import { coinOf, termsNow } from './contract.ts'

/** The contract's coins for allotted stages, without paid fees. */
export const stagedReserves: Reserves = async ({ app }) => {
  const [{ address: coin }, { balance, promised, fees, source }] = await Promise.all([
    coinOf(app),
    termsNow(app),
  ])
  return [
    {
      what: 'stages',
      coin,
      holder: app.deployment.address('StagedWithdrawal'),
      balance,
      promised,
      free: balance - promised - fees,
      reckoned: null,
      runwayDays: null,
      sources: [source],
    },
  ]
}
