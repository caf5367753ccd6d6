import type { ContractFaults } from '../../scripts/mutation/contractFaults.ts'

export const earningsFaults: ContractFaults = {
  equivalent: [
    {
      file: 'RewardDistributor.sol',
      was: 'free = balance > promised ? balance - promised : 0;',
      now: 'free = balance >= promised ? balance - promised : 0;',
      why: 'where both are equal the difference is 0 too',
    },
  ],
  ofLaws: [
    {
      law: 5,
      file: 'RewardDistributor.sol',
      was: 'if (waiting.state != WAITING) revert(DistributorReason.NOT_WAITING);',
      now: 'if (waiting.state == REVOKED) revert(DistributorReason.NOT_WAITING);',
    },
  ],
}
