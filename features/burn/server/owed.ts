import type { Owes } from '#platform/server/owed.ts'
import { zeroAddress } from '#platform/std/address.ts'

import { burningAt, burnSource } from './contract.ts'
import { networkOf } from './views.ts'

/** TRX of passes, of nodes that are not active, of the fund, and of accounts that refused it; the contract has no sum. */
export const burnOwed: Owes = async (call, of) => {
  const { app } = call
  const { address: contract } = burningAt(app)
  if (of !== null && of !== contract) return []
  const row = await networkOf(call)
  const amount = row === undefined ? 0n : row.passSun + row.nodeSun + row.fundSun + row.creditSun
  const source = burnSource(app, { what: 'owed', call: 'its events', value: amount })
  return [{ what: 'burnDeposits', contract, coin: zeroAddress, amount, sources: [source] }]
}
