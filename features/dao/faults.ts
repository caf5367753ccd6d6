import type { ContractFaults } from '../../scripts/mutation/contractFaults.ts'

export const daoFaults: ContractFaults = {
  ofLaws: [
    {
      law: 2,
      file: 'VoteStake.sol',
      was: 'super._delegate(account, delegatee == address(0) ? account : delegatee);',
      now: 'super._delegate(account, delegatee);',
    },
    {
      law: 5,
      file: 'DaoPool.sol',
      was: 'if (amount > payableNow(coin)) revert(PoolReason.LIMIT);',
      now: '',
    },
    {
      law: 5,
      file: 'Dao.sol',
      was: 'revert(DaoReason.NOT_ALLOWED);',
      now: '',
    },
  ],
}
