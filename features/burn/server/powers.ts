import { type Powers, vaultPower } from '#platform/server/power.ts'

import { vaultOf } from './contract.ts'

/** Of the vault alone: the contract has no owner and no role. */
export const burnPowers: Powers = async ({ app }) => [await vaultPower(app, await vaultOf(app))]
