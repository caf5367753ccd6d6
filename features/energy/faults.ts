import type { ContractFaults } from '../../scripts/mutation/contractFaults.ts'

export const energyFaults: ContractFaults = {
  ofLaws: [
    {
      law: 1,
      file: 'Lender.sol',
      was: 'if (block.timestamp < one.until) revert(EnergyReason.NOT_OVER);',
      now: '',
    },
    {
      law: 2,
      file: 'Lender.sol',
      was: 'if (sun == 0 || sun > Network.staked()) revert(EnergyReason.NOT_FREE);',
      now: 'if (sun == 0 || sun >= Network.staked()) revert(EnergyReason.NOT_FREE);',
    },
    {
      law: 5,
      file: 'Lender.sol',
      was: 'if (msg.sender != provider()) revert(EnergyReason.NOT_PROVIDER);',
      now: '',
    },
  ],
}
