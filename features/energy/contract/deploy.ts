import type { DeployPlan } from '#platform/contracts/deployPlan.ts'

/** The factory makes the code of lenders, and that of TRON's staking, itself. */
export const energyPlan: DeployPlan = {
  contracts: [{ contract: 'LenderFactory', args: () => [] }],
  calls: [],
}
