import type { ContractFaults } from '../../scripts/mutation/contractFaults.ts'

export const launchFaults: ContractFaults = {
  ofLaws: [
    {
      law: 1,
      file: 'Presale.sol',
      was: 'own.shares = shares;',
      now: 'own.shares = shares + 1;',
    },
    {
      law: 2,
      file: 'Presale.sol',
      was: 'if (stage != FAILED && stage != EXPIRED) revert(SaleReason.NO_REFUND);',
      now: 'if (stage != FAILED) revert(SaleReason.NO_REFUND);',
    },
    {
      law: 5,
      file: 'SaleClaims.sol',
      was: 'uint256 sun = flown - ending.tapCollected;',
      now: 'uint256 sun = flown;',
    },
  ],
}
