import { orIfSilent, type Owes } from '#platform/server/owed.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import { coinContract } from '#platform/std/coinContract.ts'

import { stakeAt } from './contract.ts'
import { totalsOf } from './views.ts'

/** TES that are staked for votes. The pool is nobody's: it owes nothing. */
export const daoOwed: Owes = async (call, of) => {
  const { app } = call
  const { address: contract, abi } = stakeAt(app)
  if (of !== null && of !== contract) return []
  const asking = app.node.readContract({
    address: contract,
    abi,
    functionName: 'totalStaked',
    args: [],
  })
  const stated = await orIfSilent<bigint | null>(asking, () => null)
  const amount = stated ?? (await totalsOf(call)).staked
  const asked = { what: 'owed', contract, call: 'totalStaked()', value: amount }
  const sources = stated === null ? [] : [sourceOf(app, asked)]
  return [
    {
      what: 'daoStakes',
      contract,
      coin: app.deployment.address(coinContract('TES')),
      amount,
      sources,
    },
  ]
}
