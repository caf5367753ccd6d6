import { type Powers, vaultPower } from '#platform/server/power.ts'

import { vaultOf } from './contract.ts'

export const stakingPowers: Powers = async ({ app }) => [await vaultPower(app, await vaultOf(app))]
