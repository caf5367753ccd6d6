import type { ContractFaults } from '../../scripts/mutation/contractFaults.ts'

export const rwaFaults: ContractFaults = {
  ofLaws: [
    {
      law: 1,
      file: 'RwaShares.sol',
      was: 'own.each = each;',
      now: '',
    },
    {
      law: 2,
      file: 'RwaSale.sol',
      was: 'if (_reserve().releasedAt > 0) revert(RwaReason.RELEASED);',
      now: 'if (_reserve().time > 0) revert(RwaReason.RELEASED);',
    },
    {
      law: 5,
      file: 'RwaSale.sol',
      was: 'if (last.time == 0 && document != terms_.document()) revert(RwaReason.OTHER_DOCUMENT);',
      now: '',
    },
  ],
}
