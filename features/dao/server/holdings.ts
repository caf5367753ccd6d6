import type { Holdings } from '#platform/server/holding.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import { coinContract } from '#platform/std/coinContract.ts'

import { stakeAt } from './contract.ts'
import { accountRow } from './views.ts'

/** TES that an account has staked for votes. */
export const daoHoldings: Holdings = async (call) => {
  const { app, address } = call
  const { staked = 0n } = (await accountRow(call, address)) ?? {}
  if (staked === 0n) return []
  const { address: contract } = stakeAt(app)
  const asked = { what: 'daoStake', contract, call: `stakedOf(${address})`, value: staked }
  return [
    {
      what: 'daoStake',
      part: 'staked',
      symbol: 'TES',
      decimals: 18,
      amount: staked,
      valued: { coin: app.deployment.address(coinContract('TES')) },
      sources: [sourceOf(app, asked)],
    },
  ]
}
