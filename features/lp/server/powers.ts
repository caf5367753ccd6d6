import { type Powers, vaultPower } from '#platform/server/power.ts'

import { stakeVault } from './contract.ts'
import { purchaseVault } from './purchaseContract.ts'

export const lpPowers: Powers = async ({ app }) => {
  const vaults = await Promise.all([stakeVault(app), purchaseVault(app)])
  return Promise.all(vaults.map((vault) => vaultPower(app, vault)))
}
