import type { ContractFaults } from '../../scripts/mutation/contractFaults.ts'

export const withdrawalFaults: ContractFaults = {
  equivalent: ['_fee.set(feeRate, ', '_fundAddress.set(uint160(fundAddress), '].map((call) => ({
    file: 'WithdrawalTerms.sol',
    was: `${call}0);`,
    now: `${call}1);`,
    why: 'both times are long past',
  })),
  ofLaws: [
    {
      law: 4,
      file: 'StagedWithdrawal.sol',
      was: 'if (fee > mostFee) revert(WithdrawalReason.FEE);',
      now: '',
    },
    {
      law: 5,
      file: 'WithdrawalTerms.sol',
      was: 'if (rate > MAX_FEE) revert(WithdrawalReason.FEE_LIMIT);',
      now: '',
    },
  ],
}
