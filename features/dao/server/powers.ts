import { powerRead, type Powers } from '#platform/server/power.ts'

import { poolAt } from './contract.ts'

/** The pool pays at the timelock's call alone. */
export const daoPowers: Powers = async ({ app }) => {
  const { address, abi } = poolAt(app)
  const holder = await app.node.readContract({
    address,
    abi,
    functionName: 'timelock',
    args: [],
  })
  return [
    powerRead(
      app,
      { what: 'daoPool', contract: 'DaoPool', address, functions: ['pay'], holder, delay: 0 },
      { call: 'timelock()' },
    ),
  ]
}
