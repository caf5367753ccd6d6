import { powerRead, type Powers } from '#platform/server/power.ts'

import { poolAt, rulesOf } from './contract.ts'

/** The pool pays at the timelock's call alone: a proposal waits there before it is executed. */
export const daoPowers: Powers = async ({ app }) => {
  const { address, abi } = poolAt(app)
  const [holder, { timelock: delay }] = await Promise.all([
    app.node.readContract({ address, abi, functionName: 'timelock', args: [] }),
    rulesOf(app),
  ])
  return [
    powerRead(
      app,
      { what: 'daoPool', contract: 'DaoPool', address, functions: ['pay'], holder, delay },
      { call: 'timelock()' },
    ),
  ]
}
