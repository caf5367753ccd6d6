import type { App } from '#platform/server/app.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'

import { burnMiningAbi } from '../contract/abi.ts'

export const burningAt = (app: App) => ({
  address: app.deployment.address('BurnMining'),
  abi: burnMiningAbi,
})

/** The vault of the rewards; the contract created it. */
export const vaultOf = oncePerApp((app) =>
  app.node.readContract({ ...burningAt(app), functionName: 'vault', args: [] }),
)
