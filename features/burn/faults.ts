import type { ContractFaults } from '../../scripts/mutation/contractFaults.ts'

export const burnFaults: ContractFaults = {
  equivalent: [],
  ofLaws: [
    {
      law: 1,
      file: 'BurnPeriods.sol',
      was: 'IRewardVault(vault).setAside(pool);',
      now: 'IRewardVault(vault).setAside(pool / 2);',
    },
    {
      law: 2,
      file: 'BurnNodes.sol',
      was: 'if (msg.sender != owner && !isLapsed) revert(BurnReason.NOT_YOURS);',
      now: 'if (!isLapsed) revert(BurnReason.NOT_YOURS);',
    },
  ],
}
